import { z } from 'zod'
import { AuditRecord } from './audit'
import { PlanBenefits, PlanId } from '../billing/benefits'
import { Invitations } from '../account/invite'
import { Membership } from '../billing/membership'
import { OrderSummary } from '../billing/order'
import { fieldError } from '../validation/field-error-codes'

export const UserId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

/** An account in the admin list. Times in ms since 1970. */
export const AdminUser = z.object({
  id: z.string(),
  nickname: z.string(),
  /** Masked; null when none is bound. */
  phone: z.string().nullable(),
  plan: PlanId,
  admin: z.boolean(),
  createdAt: z.number().int(),
  /** The user's first request on their last active day. */
  seenAt: z.number().int(),
  disabledAt: z.number().int().nullable(),
  closesAt: z.number().int().nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

const AdminSession = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.number().int(),
  lastSeenAt: z.number().int(),
})

/** The details of one account, without the content of its resumes. */
export const AdminUserDetails = AdminUser.extend({
  /** Their phone is in ADMIN_PHONES: they become an admin again at the next login. */
  adminBySettings: z.boolean(),
  weixin: z.boolean(),
  benefits: PlanBenefits.shape.benefits,
  /** The allowance by benefit: the plan's, plus what admins granted. */
  allowance: PlanBenefits.shape.benefits,
  /** How many of the granted points can be revoked. */
  pointsTakeable: z.number().int().min(0),
  membership: Membership,
  invitations: Invitations.omit({ nameChoice: true, shownName: true }),
  sessions: z.array(AdminSession),
  /** The latest orders. */
  orders: z.array(OrderSummary),
  resumes: z.object({ live: z.number().int(), binned: z.number().int() }),
  history: z.array(AuditRecord),
})
export type AdminUserDetails = z.infer<typeof AdminUserDetails>

/** The admin's reason, stored in the audit log. */
export const AdminReason = z
  .string()
  .trim()
  .min(1, fieldError('required'))
  .max(200, fieldError('tooLong', 200))

export const USER_CHANGES = ['disable', 'enable', 'makeAdmin', 'unmakeAdmin'] as const
export const UserChangeInput = UserId.extend({ change: z.enum(USER_CHANGES), reason: AdminReason })
export type UserChangeInput = z.infer<typeof UserChangeInput>

export const maxGrantDays = 366
export const GrantedPlan = z.enum(['100', '200', '300'])
/** An amount to grant, or to revoke if negative. */
const Adjustment = (max: number) =>
  z.coerce
    .number(fieldError('digits', `±1–${max}`))
    .refine(
      (amount) => Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= max,
      fieldError('digits', `±1–${max}`),
    )
/** `wish` makes it idempotent: a repeated one grants nothing more. */
const GrantInput = UserId.extend({ wish: z.string().regex(/^[\w-]{8,40}$/), reason: AdminReason })

/** Days of a plan to grant or revoke. */
export const DaysGrantInput = GrantInput.extend({ plan: GrantedPlan, days: Adjustment(maxGrantDays) })
export type DaysGrantInput = z.infer<typeof DaysGrantInput>

export const maxGrantPoints = 10_000
/** Points to grant or revoke; spent ones cannot be revoked. */
export const PointsGrantInput = GrantInput.extend({ points: Adjustment(maxGrantPoints) })
export type PointsGrantInput = z.infer<typeof PointsGrantInput>
