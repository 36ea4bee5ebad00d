import { z } from 'zod'
import { PlanId } from './benefits'

/** One stretch of membership on the time line. Times in ms since 1970. */
export const MembershipPeriod = z.object({ plan: PlanId, from: z.number().int(), to: z.number().int() })
export type MembershipPeriod = z.infer<typeof MembershipPeriod>

/** One line of the ledger: time given, or taken back (negative seconds). */
export const GrantRecord = z.object({
  plan: PlanId,
  seconds: z.number().int(),
  source: z.enum(['order', 'invite', 'admin', 'refund']),
  at: z.number().int(),
})
export type GrantRecord = z.infer<typeof GrantRecord>

/** Points of cat food given on top of the plan's own, or taken back (less than none). */
export const PointGrantRecord = z.object({
  points: z.number().int(),
  source: z.literal('admin'),
  at: z.number().int(),
})
export type PointGrantRecord = z.infer<typeof PointGrantRecord>

/** What a person has now, what follows, and where it came from. */
export const Membership = z.object({
  spans: z.array(MembershipPeriod),
  ledger: z.array(GrantRecord),
  points: z.array(PointGrantRecord),
})
export type Membership = z.infer<typeof Membership>

/** What is downloaded: one of the caller's own resumes, or a draft, which only its device or its cookie knows. */
export const DownloadInput = z.object({ item: z.string().regex(/^(resume:[\w-]{1,64}|draft:[\w-]{0,64})$/) })

/**
 * One download. Counted once, it opens its item for seven days (decisions §12): any format, any change. `charged`: whether
 * this one is counted. `left`: -1 for any number. `openUntil`: until when it can be taken again, ms since 1970.
 */
export const DownloadQuote = z.object({
  charged: z.boolean(),
  left: z.number().int(),
  openUntil: z.number().int().nullable(),
})
export type DownloadQuote = z.infer<typeof DownloadQuote>

/** Somebody who came by an invitation, masked. `rewarded`: seconds of membership it gave. */
export const InvitedUser = z.object({ name: z.string(), at: z.number().int(), rewarded: z.number().int() })
export const Invitations = z.object({
  inviteCode: z.string(),
  people: z.array(InvitedUser),
  totalSeconds: z.number().int(),
})
export type Invitations = z.infer<typeof Invitations>
