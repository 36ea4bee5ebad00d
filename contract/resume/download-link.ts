import { z } from 'zod'
import { Resume, SavedResume } from './resume'

/** Whoever has the token has the files, until the link expires or its owner ends it. */
export const DownloadLinkToken = z.object({ token: z.string().min(1).max(64) })

/** `fileName`: what the owner typed instead of the resume's own. `withData`: the PDF carries what is printed as data. */
const linkedFile = { fileName: z.string().max(240).optional(), withData: z.boolean() }

export const CreateDownloadLinkInput = z.object({ resume: Resume, ...linkedFile })

/** Times in ms since 1970. */
export const CreatedDownloadLink = DownloadLinkToken.extend({ expiresAt: z.number().int() })

/** A resume as it was when its owner made the link. `isOwn`: the caller is the owner. */
export const DownloadLink = z.object({
  resume: SavedResume,
  ...linkedFile,
  expiresAt: z.number().int(),
  isOwn: z.boolean(),
})
export type DownloadLink = z.infer<typeof DownloadLink>

/**
 * A live link in its owner's list, which has no address: only a hash of it is stored. `fileName`: '' for a link of an earlier
 * version with the resume's own name. `fetches`: files taken through it. Times in ms since 1970.
 */
export const DownloadLinkSummary = z.object({
  id: z.string(),
  fileName: z.string(),
  createdAt: z.number().int(),
  expiresAt: z.number().int(),
  fetches: z.number().int(),
})
export type DownloadLinkSummary = z.infer<typeof DownloadLinkSummary>

export const DownloadLinkId = z.object({ id: z.string().min(1).max(64) })
