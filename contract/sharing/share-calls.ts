import { z } from 'zod'
import { SavedResume } from '../resume/resume'
import { Share, SharePreviewInput, ShareToken, ShareSettings, SharedResume } from './share'
import { ResumeId } from '../resume/stored-resume'
import { EmptyObject, type Endpoint } from '../http/endpoint'

const pass = z.string().min(1).max(128)

/** Public read-only links to resumes: off until the owner creates one. */
export const shareCalls = {
  /** null: the resume has no link. */
  readShare: {
    method: 'GET',
    path: '/api/resumes/share',
    needs: 'user',
    input: ResumeId,
    output: Share.nullable(),
  },
  /** A preview of what visitors would see, before a link is created or changed. Stores nothing. */
  previewShare: {
    method: 'POST',
    path: '/api/resumes/share/preview',
    needs: 'user',
    input: SharePreviewInput,
    output: z.object({ resume: SavedResume }),
  },
  /** Creates a link, or changes the existing one, which keeps its URL. */
  openShare: {
    method: 'POST',
    path: '/api/resumes/share/open',
    needs: 'user',
    input: ShareSettings,
    output: Share,
  },
  /** Permanently: the URL never works again. */
  revokeShare: {
    method: 'POST',
    path: '/api/resumes/share/revoke',
    needs: 'user',
    input: ResumeId,
    output: EmptyObject,
  },
  /** `countsAsView`: counts one more view, which the owner sees. */
  viewShare: {
    method: 'POST',
    path: '/api/shares/view',
    input: ShareToken.extend({ pass: pass.optional(), countsAsView: z.boolean().default(false) }),
    output: SharedResume,
  },
  /** Exchanges a link's password for a pass that unlocks it until the password changes. */
  unlockShare: {
    method: 'POST',
    path: '/api/shares/unlock',
    input: ShareToken.extend({ password: z.string().max(200) }),
    output: z.object({ pass }),
  },
} as const satisfies Record<string, Endpoint>
