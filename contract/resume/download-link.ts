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
