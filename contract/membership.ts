import { z } from 'zod'
import { PlanId } from './benefits'

/** One stretch of membership on the time line. Times in ms since 1970. */
export const MembershipSpan = z.object({ plan: PlanId, from: z.number().int(), to: z.number().int() })
export type MembershipSpan = z.infer<typeof MembershipSpan>

/** One line of the ledger: time given, or taken back (negative seconds). */
export const GrantLine = z.object({
  plan: PlanId,
  seconds: z.number().int(),
  source: z.enum(['order', 'invite', 'admin', 'refund']),
  at: z.number().int(),
})
export type GrantLine = z.infer<typeof GrantLine>

/** Points of cat food given on top of the plan's own, or taken back (less than none). */
export const PointLine = z.object({
  points: z.number().int(),
  source: z.literal('admin'),
  at: z.number().int(),
})
export type PointLine = z.infer<typeof PointLine>

/** What a person has now, what follows, and where it came from. */
export const Membership = z.object({
  spans: z.array(MembershipSpan),
  ledger: z.array(GrantLine),
  points: z.array(PointLine),
})
export type Membership = z.infer<typeof Membership>

/** What is downloaded, named by a hash of it. */
export const DownloadContent = z.object({ content: z.string().regex(/^[\w-]{16,64}$/) })

/** One download of one resume. Charged once per content (decisions §5): the same `content` again is free. `left`: -1 for any number. */
export const DownloadCharge = z.object({ charged: z.boolean(), left: z.number().int() })
export type DownloadCharge = z.infer<typeof DownloadCharge>

/** Somebody who came by an invitation, masked. `rewarded`: seconds of membership it gave. */
export const InvitedPerson = z.object({ name: z.string(), at: z.number().int(), rewarded: z.number().int() })
export const Invitations = z.object({
  inviteCode: z.string(),
  people: z.array(InvitedPerson),
  totalSeconds: z.number().int(),
})
export type Invitations = z.infer<typeof Invitations>
