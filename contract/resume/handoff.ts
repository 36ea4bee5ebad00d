import { z } from 'zod'
import { SavedResume } from './resume'

/** A one-time link that carries a resume from WeChat's browser to the system's, for ten minutes. */
export const HandoffToken = z.object({ token: z.string().min(1).max(64) })

export const Handoff = z.object({
  resume: SavedResume,
  expiresAt: z.number().int(),
  /** When the file was taken; null while the link is still good. */
  usedAt: z.number().int().nullable(),
})
export type Handoff = z.infer<typeof Handoff>
