import { UNLIMITED } from '#contract/billing/benefits'

/** Whether one more resume may be live (spec §9: the cap is on live ones). */
export function hasFreeSlot(liveCount: number, limit: number): boolean {
  return limit === UNLIMITED || liveCount < limit
}
