import { measurePricingPage } from './pricing'
import { measurePricingLayoutShift } from './pricing-shifts'
import { measureSettlements } from './settlements'
import type { Measurement } from './figure'

/** What membership must not make anybody wait for: the page of prices, and the settlement of what WeChat tells. */
export async function measureMembership(): Promise<Measurement[]> {
  return [...(await measurePricingPage()), ...(await measurePricingLayoutShift()), ...(await measureSettlements())]
}
