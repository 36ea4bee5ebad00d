import { fieldError, type FieldErrorCode } from '#contract/validation/field-error-codes'
import type { CouponRow } from '../../db/schema/coupon-table'

/** What the plan's price goes down by, in fen: at least one fen is left to pay. */
export function couponDiscount({ kind, value }: Pick<CouponRow, 'kind' | 'value'>, priceFen: number): number {
  const off = kind === 'percent' ? Math.floor((priceFen * value) / 100) : value
  return Math.max(0, Math.min(off, priceFen - 1))
}

export type CouponTermsRow = Pick<
  CouponRow,
  'plans' | 'starts_at' | 'ends_at' | 'max_uses' | 'uses_per_user' | 'first_purchase_only' | 'disabled_at'
>

/** Who wants to use a coupon, and what was used so far. */
export type CouponUse = {
  productId: string
  now: number
  /** Orders with the coupon that were not closed: of everybody, of the buyer, and the buyer's unpaid ones. */
  uses: { all: number; own: number; ownOpen: number }
  /** The buyer has paid before, whatever became of it. */
  hasBought: boolean
}

/** Why a coupon cannot be used for a new order, as a field error; undefined when it can. */
export function couponRefusal(coupon: CouponTermsRow, use: CouponUse): string | undefined {
  const code = refusalCode(coupon, use)
  return code && fieldError(code)
}

function refusalCode(coupon: CouponTermsRow, use: CouponUse): FieldErrorCode | undefined {
  const { uses, now } = use
  if (coupon.disabled_at !== null) return 'couponOff'
  if (now < coupon.starts_at) return 'couponEarly'
  if (now >= coupon.ends_at) return 'couponExpired'
  if (!couponPlans(coupon).includes(use.productId)) return 'couponPlan'
  if (coupon.first_purchase_only && use.hasBought) return 'couponFirst'
  const isOwnFull = uses.own >= coupon.uses_per_user
  const isFull = uses.all >= coupon.max_uses
  // Of two open first purchases the second to be paid would be none.
  const isOneAtATime = coupon.first_purchase_only === 1
  // What they hold themselves comes free with that order.
  if ((isOneAtATime || isOwnFull || isFull) && uses.ownOpen > 0) return 'couponHeld'
  if (isOwnFull) return 'couponUsed'
  return isFull ? 'couponUsedUp' : undefined
}

export function couponPlans({ plans }: Pick<CouponRow, 'plans'>): string[] {
  return JSON.parse(plans) as string[]
}
