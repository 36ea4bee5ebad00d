import { UpstreamFailure } from '#app/upstream/failure'
import type { Upstream } from '#app/upstream/upstream'
import { TradeNo, type OrderDetails } from '#contract/order'

/** What a person has and had: the time line of plans, the ledger behind it, and the orders. */
export async function loadMembership(upstream: Upstream, clock: () => number) {
  const [membership, orders] = await Promise.all([
    upstream.call('readMembership', {}),
    upstream.call('listOrders', {}),
  ])
  return { ...membership, orders, now: clock() }
}
export type MembershipView = Awaited<ReturnType<typeof loadMembership>>

/** One order; undefined for a number that is none, nobody's or somebody else's. */
export async function loadOrder(upstream: Upstream, tradeNo: string): Promise<OrderDetails | undefined> {
  if (!TradeNo.safeParse(tradeNo).success) return undefined
  try {
    return await upstream.call('readOrder', { tradeNo })
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}
