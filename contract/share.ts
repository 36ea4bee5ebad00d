import { z } from 'zod'
import { MASK_KINDS } from './mask-kinds'
import { problem } from './problems'
import { SavedResume } from './resume'
import { SHARE_DAYS } from './share-choices'
import { ResumeId } from './stored-resume'
import { cleanLine } from './text'

export const sharePasswordLength = { least: 4, most: 64 }

export const ShareToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, problem('shareGone')) })

const Password = z
  .string(problem('wrongType'))
  .transform(cleanLine)
  .refine(
    (text) => {
      const count = [...text].length
      return count >= sharePasswordLength.least && count <= sharePasswordLength.most
    },
    problem('sharePassword', `${sharePasswordLength.least}–${sharePasswordLength.most}`),
  )

const HiddenKinds = z
  .array(z.enum(MASK_KINDS, problem('choice')), problem('wrongType'))
  .max(MASK_KINDS.length)

/** What visitors would see of a resume with some kinds hidden. */
export const SharePreview = ResumeId.extend({ hidden: HiddenKinds })

/**
 * What an owner decides. `password`: absent keeps the one there is, null takes it away. `days` counts from now, and
 * absent keeps the end there is. `hidden`: the kinds that its visitors do not see.
 */
export const ShareWish = ResumeId.extend({
  password: Password.nullable().optional(),
  days: z
    .union(
      SHARE_DAYS.map((days) => z.literal(days)),
      problem('choice'),
    )
    .optional(),
  hidden: HiddenKinds,
})

/** A share link as its owner sees it. Times in ms since 1970; `expiresAt` null: until it is revoked. */
export const Share = z.object({
  token: z.string(),
  hasPassword: z.boolean(),
  expiresAt: z.number().int().nullable(),
  hidden: z.array(z.enum(MASK_KINDS)),
  createdAt: z.number().int(),
  views: z.number().int(),
})
export type Share = z.infer<typeof Share>

/** What a stranger with the link gets: the resume, as masked as its owner chose; or that it has a password. */
export const SharedResume = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), resume: SavedResume, masked: z.boolean() }),
  z.object({ state: z.literal('locked') }),
])
export type SharedResume = z.infer<typeof SharedResume>
