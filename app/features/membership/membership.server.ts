import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { pointsLeftOf, type PlanBenefits } from '#contract/benefits'
import { TradeNo, type OrderDetails } from '#contract/order'

/** What a person has and had: the time line of plans, the ledgers behind it, and the orders. `pointsLeft`: null when nobody can tell. */
export async function loadMembership(upstream: Upstream, benefits: PlanBenefits | null, clock: () => number) {
  const [membership, orders] = await Promise.all([
    upstream.call('readMembership', {}),
    upstream.call('listOrders', {}),
  ])
  return { ...membership, orders, pointsLeft: benefits && pointsLeftOf(benefits), now: clock() }
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
