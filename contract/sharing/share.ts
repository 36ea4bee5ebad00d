import { z } from 'zod'
import { MASK_KINDS } from './mask-kinds'
import { fieldError } from '../validation/field-error-codes'
import { SavedResume } from '../resume/resume'
import { SHARE_EXPIRY_DAYS } from './share-expiry-days'
import { ResumeId } from '../resume/stored-resume'
import { cleanLine } from '../validation/clean-text'

export const sharePasswordLength = { min: 4, max: 64 }

export const ShareToken = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, fieldError('shareGone')),
})

const Password = z
  .string(fieldError('wrongType'))
  .transform(cleanLine)
  .refine(
    (text) => {
      const count = [...text].length
      return count >= sharePasswordLength.min && count <= sharePasswordLength.max
    },
    fieldError('sharePassword', `${sharePasswordLength.min}–${sharePasswordLength.max}`),
  )

const HiddenKinds = z
  .array(z.enum(MASK_KINDS, fieldError('choice')), fieldError('wrongType'))
  .max(MASK_KINDS.length)

/** The request for a preview with some kinds hidden. */
export const SharePreviewInput = ResumeId.extend({ hidden: HiddenKinds })

/**
 * The owner's settings. `password`: missing keeps the present one, null removes it. `days` counts from now;
 * missing keeps the present end. `hidden`: the kinds that visitors do not see.
 */
export const ShareSettings = ResumeId.extend({
  password: Password.nullable().optional(),
  days: z
    .union(
      SHARE_EXPIRY_DAYS.map((days) => z.literal(days)),
      fieldError('choice'),
    )
    .optional(),
  hidden: HiddenKinds,
})

/** A share link as its owner sees it. Times in ms since 1970; `expiresAt` null: valid until revoked. */
export const Share = z.object({
  token: z.string(),
  hasPassword: z.boolean(),
  expiresAt: z.number().int().nullable(),
  hidden: z.array(z.enum(MASK_KINDS)),
  createdAt: z.number().int(),
  views: z.number().int(),
})
export type Share = z.infer<typeof Share>

/** What a visitor gets: the resume with the chosen kinds hidden, or that it needs a password. */
export const SharedResume = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), resume: SavedResume, masked: z.boolean() }),
  z.object({ state: z.literal('locked') }),
])
export type SharedResume = z.infer<typeof SharedResume>
