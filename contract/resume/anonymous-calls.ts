import { z } from 'zod'
import { Draft, DraftCredentials, SavedRevision } from './draft'
import { DownloadLink, DownloadLinkToken } from './download-link'
import { PhotoFile, PhotoId } from './photo'
import { Resume } from './resume'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Temporary data of visitors without an account. */
export const anonymousCalls = {
  createDraft: {
    method: 'POST',
    path: '/api/drafts/create',
    input: z.object({ resume: Resume }),
    output: DraftCredentials.extend(SavedRevision.shape),
  },
  readDraft: { method: 'POST', path: '/api/drafts/read', input: DraftCredentials, output: Draft },
  saveDraft: {
    method: 'POST',
    path: '/api/drafts/save',
    input: DraftCredentials.extend({ revision: z.number().int(), resume: Resume }),
    output: SavedRevision,
  },
  /** With a revision, deletes only that one: a newer one is a conflict, and stays. */
  releaseDraft: {
    method: 'POST',
    path: '/api/drafts/release',
    input: DraftCredentials.extend({ revision: z.number().int().optional() }),
    output: EmptyObject,
  },
  uploadPhoto: { method: 'POST', path: '/api/photos/upload', input: PhotoFile, output: PhotoId },
  readPhoto: { method: 'POST', path: '/api/photos/read', input: PhotoId, output: PhotoFile },
  createDownloadLink: {
    method: 'POST',
    path: '/api/handoffs/create',
    input: z.object({ resume: Resume }),
    output: DownloadLinkToken.extend({ expiresAt: z.number().int() }),
  },
  readDownloadLink: {
    method: 'POST',
    path: '/api/handoffs/read',
    input: DownloadLinkToken,
    output: DownloadLink,
  },
  redeemDownloadLink: {
    method: 'POST',
    path: '/api/handoffs/use',
    input: DownloadLinkToken,
    output: DownloadLink,
  },
} as const satisfies Record<string, Endpoint>
