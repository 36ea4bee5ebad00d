import { z } from 'zod'
import { PlanId } from './benefits'

/** A period of membership. Times in ms since 1970. */
export const MembershipPeriod = z.object({ plan: PlanId, from: z.number().int(), to: z.number().int() })

/** A row of the ledger: time granted, or revoked (negative seconds). */
export const GrantRecord = z.object({
  plan: PlanId,
  seconds: z.number().int(),
  source: z.enum(['order', 'invite', 'admin', 'refund']),
  at: z.number().int(),
})
export type GrantRecord = z.infer<typeof GrantRecord>

/** Points granted on top of the plan's, or revoked (negative). */
export const PointGrantRecord = z.object({
  points: z.number().int(),
  source: z.literal('admin'),
  at: z.number().int(),
})

/** A user's current and coming memberships, and the grants behind them. */
export const Membership = z.object({
  spans: z.array(MembershipPeriod),
  ledger: z.array(GrantRecord),
  points: z.array(PointGrantRecord),
})
export type Membership = z.infer<typeof Membership>

/** The item to download: a resume of the caller, or a draft, which only its device or cookie knows. */
export const DownloadInput = z.object({ item: z.string().regex(/^(resume:[\w-]{1,64}|draft:[\w-]{0,64})$/) })
/** `revision`: of the resume in the file, whose version is kept for that reason. */
export const ChargeDownloadInput = DownloadInput.extend({ revision: z.number().int().positive().optional() })

/**
 * A download. Charged once, it unlocks its item for seven days (decisions §12): any format, any edit.
 * `charged`: whether this one is charged. `left`: -1 for unlimited. `openUntil`: until when it is unlocked,
 * ms since 1970.
 */
export const DownloadQuote = z.object({
  charged: z.boolean(),
  left: z.number().int(),
  openUntil: z.number().int().nullable(),
})
export type DownloadQuote = z.infer<typeof DownloadQuote>
