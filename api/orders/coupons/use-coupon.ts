import { fieldError } from '#contract/validation/field-error-codes'
import type { CardMonths } from '#contract/billing/card-months'
import type { PaymentChannel } from '#contract/billing/payment-channel'
import type { CouponRow } from '../../db/schema/coupon-table'
import type { Db } from '../../db/schema/tables'
import type { Dependencies } from '../../dependencies'
import { type ApiError, invalidFields } from '../../http/api-error'
import type { AuthenticatedCaller } from '../../http/caller'
import type { Product } from '../../membership/plans-and-products/products.queries'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { couponGuessLimits } from '../../rate-limits/rate-limits'
import { releaseLimits } from '../../rate-limits/rate-limits.queries'
import { isExpired } from '../../lifetimes'
import { minCloseAgeMs, orderMonths } from '../order-lifetime'
import { couponDiscount, couponRefusal } from './coupon-rules'
import { countCouponUses, findCoupon, hasEverBought, listOrdersHolding } from './coupons.queries'

/**
 * The coupon with a typed code. Only codes that do not exist count against the limit, but whoever has reached it learns
 * nothing about any code. @throws ApiError -8000 at `coupon` for an unknown one; -8004
 */
export async function findTypedCoupon(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  code: string,
  { userId, ip }: Pick<AuthenticatedCaller, 'userId' | 'ip'>,
): Promise<CouponRow> {
  const limits = couponGuessLimits(userId, ip)
  await consumeRateLimits(deps, limits)
  const coupon = await findCoupon(deps.db, code)
  if (!coupon) throw couponError(fieldError('couponUnknown'))
  await releaseLimits(deps.db, limits, deps.clock())
  return coupon
}

/** The error of a coupon, under the name that the form has for it. */
export function couponError(refusal: string): ApiError {
  return invalidFields({ coupon: refusal })
}

type Wish = { userId: string; product: Product; now: number }

/** Why a user cannot place a new order with a coupon; undefined when they can. `openSince`: as countCouponUses. */
export async function findCouponRefusal(
  db: Db,
  coupon: CouponRow,
  { userId, product, now, openSince = 0 }: Wish & { openSince?: number },
): Promise<string | undefined> {
  if (couponDiscount(coupon, product.price_fen) === 0) return fieldError('couponPlan')
  const uses = await countCouponUses(db, { couponId: coupon.id, userId, openSince })
  const hasBought = coupon.first_purchase_only === 1 && (await hasEverBought(db, userId))
  return couponRefusal(coupon, { productId: product.id, now, uses, hasBought })
}

/** The same before the order: an open order that will be offered again, or can be closed for this one, is in nobody's way. */
export async function quoteCoupon(
  db: Db,
  coupon: CouponRow,
  wish: Wish & { months: CardMonths; channel: PaymentChannel },
) {
  const { userId, product, months, now, channel } = wish
  const discount = couponDiscount(coupon, product.price_fen)
  const holding = await listOrdersHolding(db, { couponId: coupon.id, userId })
  const isHeldForThis = holding.some(
    (order) =>
      order.product_id === product.id &&
      order.channel === channel &&
      orderMonths(order) === months &&
      order.price_fen === product.price_fen - discount &&
      !isExpired(order.expires_at, now),
  )
  const refusal = isHeldForThis
    ? undefined
    : await findCouponRefusal(db, coupon, { ...wish, openSince: now - minCloseAgeMs })
  return { discount, refusal }
}
