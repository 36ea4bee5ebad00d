import { z } from 'zod'
import { SavedResume } from './resume'

/** A guest's server-kept draft: whoever has id and secret may read and save it (decisions §9). */
export const DraftKey = z.object({ id: z.string().min(1).max(64), secret: z.string().min(1).max(128) })
export type DraftKey = z.infer<typeof DraftKey>

/** Revisions count from 1; times are ms since 1970. */
export const DraftState = z.object({ revision: z.number().int(), updatedAt: z.number().int() })
export type DraftState = z.infer<typeof DraftState>

export const Draft = DraftState.extend({ id: z.string(), expiresAt: z.number().int(), resume: SavedResume })
export type Draft = z.infer<typeof Draft>
