import { measurePricingPage } from '../pages/pricing-page'
import { measurePricingLayoutShift } from '../pages/pricing-layout-shift'
import { measureSettlements } from './settlements'
import type { Measurement } from '../stats/measurement'

/** Measures the pricing page and payment notifications, which must stay fast. */
export async function measureMembership(): Promise<Measurement[]> {
  return [
    ...(await measurePricingPage()),
    ...(await measurePricingLayoutShift()),
    ...(await measureSettlements()),
  ]
}
