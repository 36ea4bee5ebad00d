import { CARD_MONTHS, type CardMonths, DAYS_PER_MONTH } from '#contract/billing/card-months'
import type { OrderRow } from '../db/schema/order-tables'
import { isExpired } from '../lifetimes'

const MINUTE_MS = 60_000

/** How long an order can be paid. WeChat's QR codes live longer (2 h). */
export const orderLifeMs = 30 * MINUTE_MS
export const monthSeconds = DAYS_PER_MONTH * 24 * 3600
/** An open order is reused while at least this much of its life is left. */
const minReuseLifeMs = 2 * MINUTE_MS
/** Expired orders are closed a little later, because clocks differ. */
const graceMs = MINUTE_MS
/** WeChat requires this much time between creating an order and closing it. */
export const minCloseAgeMs = 5 * MINUTE_MS

const terms = ['seconds', 'price_fen', 'coupon_id', 'app_id', 'open_id', 'simulated'] as const
type OrderTerms = Pick<OrderRow, (typeof terms)[number]>

/** Whether an open order has the same terms as a new one would; not with another length, payer, price or coupon. */
export function isOrderReusable(
  order: OrderTerms & { expires_at: number },
  wanted: OrderTerms,
  now: number,
): boolean {
  return terms.every((term) => order[term] === wanted[term]) && order.expires_at - now > minReuseLifeMs
}

/** Whether an unpaid order should be closed at the provider. */
export function shouldCloseOrder(
  order: { replaced: number; created_at: number; expires_at: number },
  now: number,
): boolean {
  if (isExpired(order.expires_at + graceMs, now)) return true
  return order.replaced === 1 && isExpired(order.created_at + minCloseAgeMs, now)
}

export function orderMonths({ seconds }: Pick<OrderRow, 'seconds'>): CardMonths {
  return CARD_MONTHS.find((months) => months * monthSeconds === seconds) ?? 1
}
