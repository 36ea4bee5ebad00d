import { z } from 'zod'
import { SavedResume } from '../resume/resume'
import { Share, SharePreviewInput, ShareToken, ShareSettings, SharedResume } from './share'
import { ResumeId } from '../resume/stored-resume'
import { EmptyObject, type Endpoint } from '../http/endpoint'

const pass = z.string().min(1).max(128)

/** Public read-only links to resumes: off until their owner opens one. */
export const shareCalls = {
  /** null: the resume is not shared. */
  readShare: {
    method: 'GET',
    path: '/api/resumes/share',
    needs: 'user',
    input: ResumeId,
    output: Share.nullable(),
  },
  /** What visitors would see, before a link is opened or changed. Nothing is kept of it. */
  previewShare: {
    method: 'POST',
    path: '/api/resumes/share/preview',
    needs: 'user',
    input: SharePreviewInput,
    output: z.object({ resume: SavedResume }),
  },
  /** Opens a link, or changes the one there is, which keeps its address. */
  openShare: {
    method: 'POST',
    path: '/api/resumes/share/open',
    needs: 'user',
    input: ShareSettings,
    output: Share,
  },
  /** For good: the address never leads anywhere again. */
  revokeShare: {
    method: 'POST',
    path: '/api/resumes/share/revoke',
    needs: 'user',
    input: ResumeId,
    output: EmptyObject,
  },
  /** `counts`: a person looks at it, which its owner is told of. */
  viewShare: {
    method: 'POST',
    path: '/api/shares/view',
    input: ShareToken.extend({ pass: pass.optional(), countsAsView: z.boolean().default(false) }),
    output: SharedResume,
  },
  /** The password of a link for a pass that opens it, until the password changes. */
  unlockShare: {
    method: 'POST',
    path: '/api/shares/unlock',
    input: ShareToken.extend({ password: z.string().max(200) }),
    output: z.object({ pass }),
  },
} as const satisfies Record<string, Endpoint>
