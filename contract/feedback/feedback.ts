import { z } from 'zod'
import { AdminResume } from '../admin/admin-resume'
import { fieldError } from '../validation/field-error-codes'
import { cleanLine, cleanText } from '../validation/clean-text'

/** Topics of feedback; pages have their own texts for them. */
export const feedbackTopics = ['login', 'payment', 'download', 'resume', 'account', 'other'] as const
export const FeedbackTopic = z.enum(feedbackTopics, fieldError('choice'))
export type FeedbackTopic = z.infer<typeof FeedbackTopic>

/** In characters. */
export const maxFeedbackLength = 2_000
export const maxFeedbackContactLength = 100

/** A feedback message; `contact`: how to reply, '' when no reply is wanted. */
export const FeedbackMessage = z.object({
  topic: FeedbackTopic,
  message: z
    .string(fieldError('required'))
    .transform((input) => cleanText(input).trim())
    .pipe(
      z
        .string()
        .min(1, fieldError('required'))
        .max(maxFeedbackLength, fieldError('tooLong', maxFeedbackLength)),
    ),
  contact: z
    .string()
    .default('')
    .transform(cleanLine)
    .pipe(z.string().max(maxFeedbackContactLength, fieldError('tooLong', maxFeedbackContactLength))),
})
export type FeedbackMessage = z.infer<typeof FeedbackMessage>

export const FeedbackId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

/** A message as admins read it. `owner`: null for a guest; the phone is masked. Times in ms since 1970. */
export const AdminFeedback = z.object({
  id: z.string(),
  topic: FeedbackTopic,
  message: z.string(),
  contact: z.string(),
  owner: AdminResume.shape.owner.nullable(),
  createdAt: z.number().int(),
  answeredAt: z.number().int().nullable(),
})
export type AdminFeedback = z.infer<typeof AdminFeedback>

export const FEEDBACK_STATES = ['answered', 'open'] as const
/** The state an admin sets. */
export const FeedbackStateInput = FeedbackId.extend({ to: z.enum(FEEDBACK_STATES) })
export type FeedbackStateInput = z.infer<typeof FeedbackStateInput>
