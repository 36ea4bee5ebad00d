import { isExpired } from './lifetimes'

const MINUTE_MS = 60_000

/** How long an order can be paid; WeChat's QR codes live longer (2 h). */
export const orderLifeMs = 30 * MINUTE_MS
/** A month is 31 days (decisions §5). */
export const monthSeconds = 31 * 24 * 3600
/** An open order is given again while this much of its life is left. */
const leastLeftMs = 2 * MINUTE_MS
/** What can be paid no longer is closed a little later: clocks differ. */
const graceMs = MINUTE_MS
/** WeChat wants this much time between an order and its close. */
const closableAfterMs = 5 * MINUTE_MS

export type Offer = {
  price_fen: number
  app_id: string
  open_id: string | null
  /** 1 or 0. */
  simulated: number
}

/** Whether an open order still is what would be made anew. Another payer or price: no. */
export function isStillOffered(order: Offer & { expires_at: number }, wanted: Offer, now: number): boolean {
  const same =
    order.price_fen === wanted.price_fen &&
    order.app_id === wanted.app_id &&
    order.open_id === wanted.open_id &&
    order.simulated === wanted.simulated
  return same && order.expires_at - now > leastLeftMs
}

/** Whether an unpaid order should be closed at the provider. */
export function isToBeClosed(
  order: { replaced: number; created_at: number; expires_at: number },
  now: number,
): boolean {
  if (isExpired(order.expires_at + graceMs, now)) return true
  return order.replaced === 1 && isExpired(order.created_at + closableAfterMs, now)
}
