import { z } from 'zod'
import { Draft, DraftCredentials, SavedRevision } from './draft'
import { DownloadLink, DownloadLinkToken } from './download-link'
import { PhotoFile, PhotoId } from './photo'
import { Resume } from './resume'
import { forAnybody } from '../http/endpoint'

/** Temporary data of visitors without an account. */
export const anonymousCalls = {
  createDraft: forAnybody.post('/api/drafts/create', {
    input: z.object({ resume: Resume }),
    output: DraftCredentials.extend(SavedRevision.shape),
  }),
  readDraft: forAnybody.post('/api/drafts/read', { input: DraftCredentials, output: Draft }),
  saveDraft: forAnybody.post('/api/drafts/save', {
    input: DraftCredentials.extend({ revision: z.number().int(), resume: Resume }),
    output: SavedRevision,
  }),
  /** With a revision, deletes only that one: a newer one is a conflict, and stays. */
  releaseDraft: forAnybody.post('/api/drafts/release', {
    input: DraftCredentials.extend({ revision: z.number().int().optional() }),
  }),
  uploadPhoto: forAnybody.post('/api/photos/upload', { input: PhotoFile, output: PhotoId }),
  readPhoto: forAnybody.post('/api/photos/read', { input: PhotoId, output: PhotoFile }),
  readDownloadLink: forAnybody.post('/api/handoffs/read', { input: DownloadLinkToken, output: DownloadLink }),
  /** Counts a file taken through a link; an ended link is ignored. */
  countDownloadLinkFetch: forAnybody.post('/api/handoffs/count', { input: DownloadLinkToken }),
}
