import { z } from 'zod'
import { cleanLine } from '../validation/clean-text'
import { fieldError } from '../validation/field-error-codes'
import { ResumeId } from './stored-resume'

/**
 * Why a content is worth returning to: it left as a file or was shown behind a link, or it was about to be
 * replaced by something other than typing: by AI proposals, or by an earlier version.
 */
export const VERSION_REASONS = ['download', 'share', 'rewrite', 'restore'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

export const maxVersionNameLength = 30
/** Named and pinned versions of one resume. */
export const maxRetainedVersions = 30

/** The content of a resume at one revision. Revisions count from 1; times in ms since 1970. */
export const ResumeVersion = z.object({
  revision: z.number().int(),
  savedAt: z.number().int(),
  /** In the order in which they came; empty for a version that only autosaving made. */
  reasons: z.array(z.enum(VERSION_REASONS)),
  /** The owner's own name for it, or ''. */
  name: z.string(),
  isPinned: z.boolean(),
})
export type ResumeVersion = z.infer<typeof ResumeVersion>

/** Revisions are text in a URL. */
export const ResumeRevisionInput = ResumeId.extend({ revision: z.coerce.number().int() })

/** What is left out stays as it is; the name '' removes the name. */
export const MarkVersionInput = ResumeId.extend({
  revision: z.number().int().positive(),
  name: z
    .string(fieldError('wrongType'))
    .transform(cleanLine)
    .refine((name) => [...name].length <= maxVersionNameLength, fieldError('tooLong', maxVersionNameLength))
    .optional(),
  isPinned: z.boolean().optional(),
})
