import { z } from 'zod'
import { SavedResume } from './resume'

/** A one-time link that carries a resume from WeChat's browser to the system's; valid for ten minutes. */
export const DownloadLinkToken = z.object({ token: z.string().min(1).max(64) })

export const DownloadLink = z.object({
  resume: SavedResume,
  expiresAt: z.number().int(),
  /** When the file was downloaded; null while the link is valid. */
  usedAt: z.number().int().nullable(),
})
export type DownloadLink = z.infer<typeof DownloadLink>
