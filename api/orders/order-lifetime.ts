import { isExpired } from '../lifetimes'

const MINUTE_MS = 60_000

/** How long an order can be paid. WeChat's QR codes live longer (2 h). */
export const orderLifeMs = 30 * MINUTE_MS
/** A month counts 31 days (decisions §5). */
export const monthSeconds = 31 * 24 * 3600
/** An open order is reused while at least this much of its life is left. */
const minReuseLifeMs = 2 * MINUTE_MS
/** Expired orders are closed a little later, because clocks differ. */
const graceMs = MINUTE_MS
/** WeChat requires this much time between creating an order and closing it. */
const minCloseAgeMs = 5 * MINUTE_MS

export type OrderTerms = {
  price_fen: number
  app_id: string
  open_id: string | null
  /** 1 or 0. */
  simulated: number
}

/** Whether an open order has the same terms as a new one would; not with another payer or price. */
export function isOrderReusable(
  order: OrderTerms & { expires_at: number },
  terms: OrderTerms,
  now: number,
): boolean {
  const isSame =
    order.price_fen === terms.price_fen &&
    order.app_id === terms.app_id &&
    order.open_id === terms.open_id &&
    order.simulated === terms.simulated
  return isSame && order.expires_at - now > minReuseLifeMs
}

/** Whether an unpaid order should be closed at the provider. */
export function shouldCloseOrder(
  order: { replaced: number; created_at: number; expires_at: number },
  now: number,
): boolean {
  if (isExpired(order.expires_at + graceMs, now)) return true
  return order.replaced === 1 && isExpired(order.created_at + minCloseAgeMs, now)
}
