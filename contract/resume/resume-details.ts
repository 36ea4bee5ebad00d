import { z } from 'zod'
import { fieldError } from '../validation/field-error-codes'
import { requiredLine } from '../validation/required-line'
import { ResumeId } from './stored-resume'
import { tagLimits } from './tag-limits'

export const ResumeTags = z
  .array(requiredLine(tagLimits.length))
  .transform((tags) => [...new Set(tags)])
  .pipe(z.array(z.string()).max(tagLimits.perResume, fieldError('tooMany', tagLimits.perResume)))

/**
 * What the check-up says of a revision, kept so that a list need neither read nor typeset any resume. `rules` is the
 * version of what found it. `score` null: too little is written for one. `pages` null: not typeset yet. `step`: the
 * finding to mend first; null when nothing keeps the resume from being sent.
 */
export const ResumeFacts = z.object({
  revision: z.number().int(),
  rules: z.number().int(),
  position: z.string().max(200),
  score: z.number().int().min(0).max(100).nullable(),
  pages: z.number().int().nullable(),
  step: z
    .object({
      rule: z.string().max(40),
      path: z.string().max(200),
      ownerId: z.string().max(64),
      values: z.record(z.string().max(40), z.union([z.string().max(400), z.number()])),
    })
    .nullable(),
})
export type ResumeFacts = z.infer<typeof ResumeFacts>

export const RecordFactsInput = ResumeId.extend({ facts: ResumeFacts })
export const TagResumeInput = ResumeId.extend({ tags: ResumeTags })

export const SENT_BY = ['download', 'email', 'share'] as const
export type SentBy = (typeof SENT_BY)[number]

/** What a list shows of a resume besides its summary. `sent`: when, in ms since 1970, and how it last left the account. */
export const ResumeDetails = z.object({
  tags: z.array(z.string()),
  sent: z.object({ at: z.number().int(), by: z.enum(SENT_BY) }).nullable(),
  facts: ResumeFacts.nullable(),
})
export type ResumeDetails = z.infer<typeof ResumeDetails>
