import { z } from 'zod'
import { normalizeCouponCode } from '../billing/coupon'
import { PaidPlanId } from '../billing/product'
import { cleanLine } from '../validation/clean-text'
import { fieldError } from '../validation/field-error-codes'

export const CouponLimits = {
  code: { min: 4, max: 20 },
  percent: 90,
  fen: 1_000_000,
  uses: 1_000_000,
  usesPerUser: 100,
  note: 100,
} as const

/** `percent`: of the list price; `amount`: fen. A buyer always pays one fen at least. */
export const COUPON_KINDS = ['percent', 'amount'] as const
export const CouponKind = z.enum(COUPON_KINDS, fieldError('choice'))
export type CouponKind = z.infer<typeof CouponKind>

/** `open`: can be used now. `coming`, `over`: outside its days. Each is named by the first that holds. */
export const COUPON_STATES = ['disabled', 'over', 'coming', 'usedUp', 'open'] as const
export const CouponState = z.enum(COUPON_STATES)
export type CouponState = z.infer<typeof CouponState>

function wholeNumber(max: number) {
  const message = fieldError('digits', `1–${max}`)
  return z.number(message).int(message).min(1, message).max(max, message)
}

/** The code in its stored form; it is the coupon's id. */
export const CouponCode = z
  .string(fieldError('required'))
  .max(60, fieldError('couponCode'))
  .transform(normalizeCouponCode)
  .pipe(
    z
      .string()
      .min(1, fieldError('required'))
      .regex(/^[0-9A-Z]{4,20}$/, fieldError('couponCode')),
  )

/** The terms of a coupon: fixed once it exists. Times in ms since 1970, `endsAt` excluded. */
export const CouponTerms = z.object({
  code: CouponCode,
  kind: CouponKind,
  /** A percentage, or fen. */
  value: z.number(fieldError('amount')).int(fieldError('amount')).min(1, fieldError('amount')),
  plans: z.array(PaidPlanId).min(1, fieldError('couponPlans')),
  startsAt: z.number().int(),
  endsAt: z.number().int(),
  maxUses: wholeNumber(CouponLimits.uses),
  usesPerUser: wholeNumber(CouponLimits.usesPerUser),
  isFirstPurchaseOnly: z.boolean(),
  /** For admins alone. */
  note: z
    .string()
    .transform(cleanLine)
    .pipe(z.string().max(CouponLimits.note, fieldError('tooLong', CouponLimits.note)))
    .default(''),
})
export type CouponTerms = z.infer<typeof CouponTerms>

export const CouponInput = CouponTerms.refine(
  ({ kind, value }) => kind !== 'percent' || value <= CouponLimits.percent,
  { path: ['value'], error: fieldError('digits', `1–${CouponLimits.percent}`) },
)
  .refine(({ kind, value }) => kind !== 'amount' || value <= CouponLimits.fen, {
    path: ['value'],
    error: fieldError('price'),
  })
  .refine(({ startsAt, endsAt }) => startsAt <= endsAt, { path: ['endsAt'], error: fieldError('couponDays') })

/** A coupon as admins see it. */
export const AdminCoupon = CouponTerms.extend({
  code: z.string(),
  note: z.string(),
  state: CouponState,
  /** Orders that have it and were not closed, and those of them that are not paid yet. */
  used: z.number().int(),
  pending: z.number().int(),
  createdAt: z.number().int(),
})
export type AdminCoupon = z.infer<typeof AdminCoupon>

export const CouponChangeInput = z.object({ code: CouponCode, to: z.enum(['disabled', 'enabled']) })
