import { measurePricingPage } from '../pages/pricing-page'
import { measurePricingLayoutShift } from '../pages/pricing-layout-shift'
import { measureSettlements } from './settlements'
import type { Measurement } from '../stats/measurement'

/** What membership must not make anybody wait for: the page of prices, and the settlement of what WeChat tells. */
export async function measureMembership(): Promise<Measurement[]> {
  return [
    ...(await measurePricingPage()),
    ...(await measurePricingLayoutShift()),
    ...(await measureSettlements()),
  ]
}
