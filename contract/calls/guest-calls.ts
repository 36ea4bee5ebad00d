import { z } from 'zod'
import { Draft, DraftKey, DraftState } from '../draft'
import { Handoff, HandoffToken } from '../handoff'
import { PhotoFile, PhotoId } from '../photo'
import { Resume } from '../resume'
import { Nothing, type Endpoint } from './endpoint'

/** What a visitor without an account leaves here for a while. */
export const guestCalls = {
  createDraft: {
    method: 'POST',
    path: '/api/drafts/create',
    input: z.object({ resume: Resume }),
    output: DraftKey.extend(DraftState.shape),
  },
  readDraft: { method: 'POST', path: '/api/drafts/read', input: DraftKey, output: Draft },
  saveDraft: {
    method: 'POST',
    path: '/api/drafts/save',
    input: DraftKey.extend({ revision: z.number().int(), resume: Resume }),
    output: DraftState,
  },
  /** Named, only that revision is let go: a newer one is a conflict, and stays. */
  releaseDraft: {
    method: 'POST',
    path: '/api/drafts/release',
    input: DraftKey.extend({ revision: z.number().int().optional() }),
    output: Nothing,
  },
  uploadPhoto: { method: 'POST', path: '/api/photos/upload', input: PhotoFile, output: PhotoId },
  readPhoto: { method: 'POST', path: '/api/photos/read', input: PhotoId, output: PhotoFile },
  createHandoff: {
    method: 'POST',
    path: '/api/handoffs/create',
    input: z.object({ resume: Resume }),
    output: HandoffToken.extend({ expiresAt: z.number().int() }),
  },
  readHandoff: { method: 'POST', path: '/api/handoffs/read', input: HandoffToken, output: Handoff },
  useHandoff: { method: 'POST', path: '/api/handoffs/use', input: HandoffToken, output: Handoff },
} as const satisfies Record<string, Endpoint>
