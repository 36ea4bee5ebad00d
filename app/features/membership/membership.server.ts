import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { remainingPointsOf, type PlanBenefits } from '#contract/billing/benefits'
import { TradeNo, type OrderDetails } from '#contract/billing/order'

/** What a person has and had: the time line of plans, the ledgers behind it, and the orders. `pointsLeft`: null when nobody can tell. */
export async function loadMembership(api: ApiClient, benefits: PlanBenefits | null, clock: () => number) {
  const [membership, orders] = await Promise.all([api.call('readMembership', {}), api.call('listOrders', {})])
  return { ...membership, orders, pointsLeft: benefits && remainingPointsOf(benefits), now: clock() }
}
export type MembershipView = Awaited<ReturnType<typeof loadMembership>>

/** One order; undefined for a number that is none, nobody's or somebody else's. */
export async function loadOrder(api: ApiClient, tradeNo: string): Promise<OrderDetails | undefined> {
  if (!TradeNo.safeParse(tradeNo).success) return undefined
  try {
    return await api.call('readOrder', { tradeNo })
  } catch (error) {
    if (error instanceof ApiClientError && error.isNotFound) return undefined
    throw error
  }
}
