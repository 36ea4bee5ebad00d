import { z } from 'zod'
import { SavedResume } from './resume'

/** A guest's draft on the server: its id and secret grant reading and saving (decisions §9). */
export const DraftCredentials = z.object({
  id: z.string().min(1).max(64),
  secret: z.string().min(1).max(128),
})
export type DraftCredentials = z.infer<typeof DraftCredentials>

/** Revisions count from 1; times are ms since 1970. */
export const SavedRevision = z.object({ revision: z.number().int(), updatedAt: z.number().int() })
export type SavedRevision = z.infer<typeof SavedRevision>

export const Draft = SavedRevision.extend({
  id: z.string(),
  expiresAt: z.number().int(),
  resume: SavedResume,
})
export type Draft = z.infer<typeof Draft>
