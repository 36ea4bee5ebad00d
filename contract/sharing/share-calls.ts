import { z } from 'zod'
import { SavedResume } from '../resume/resume'
import { Share, SharePreviewInput, ShareToken, ShareSettings, SharedResume } from './share'
import { ShareVisit, ShareVisitCount } from './share-visits'
import { ResumeId } from '../resume/stored-resume'
import { forAnybody, forUsers } from '../http/endpoint'

const pass = z.string().min(1).max(128)

/** Public read-only links to resumes: off until the owner creates one. */
export const shareCalls = {
  /** null: the resume has no link. */
  readShare: forUsers.get('/api/resumes/share', { input: ResumeId, output: Share.nullable() }),
  /** A preview of what visitors would see, before a link is created or changed. Stores nothing. */
  previewShare: forUsers.post('/api/resumes/share/preview', {
    input: SharePreviewInput,
    output: z.object({ resume: SavedResume }),
  }),
  /** Creates a link, or changes the existing one, which keeps its URL. */
  openShare: forUsers.post('/api/resumes/share/open', { input: ShareSettings, output: Share }),
  /** Permanently: the URL never works again. */
  revokeShare: forUsers.post('/api/resumes/share/revoke', { input: ResumeId }),
  /** The visits of the last visitDays days, in no order; none without a link. */
  readShareVisits: forUsers.get('/api/resumes/share/visits', {
    input: ResumeId,
    output: z.array(ShareVisitCount),
  }),
  /** `visit`: counts one more view, which the owner sees. */
  viewShare: forAnybody.post('/api/shares/view', {
    input: ShareToken.extend({ pass: pass.optional(), visit: ShareVisit.optional() }),
    output: SharedResume,
  }),
  /** Exchanges a link's password for a pass that unlocks it until the password changes. */
  unlockShare: forAnybody.post('/api/shares/unlock', {
    input: ShareToken.extend({ password: z.string().max(200) }),
    output: z.object({ pass }),
  }),
}
