import { measurePricing } from './pricing'
import { measurePricingShifts } from './pricing-shifts'
import { measureSettlements } from './settlements'
import type { Figure } from './figure'

/** What membership must not make anybody wait for: the page of prices, and the settlement of what WeChat tells. */
export async function measureMembership(): Promise<Figure[]> {
  return [...(await measurePricing()), ...(await measurePricingShifts()), ...(await measureSettlements())]
}
