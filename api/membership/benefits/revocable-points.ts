import { UNLIMITED } from '#contract/billing/benefits'

/** Of the points somebody was `given` on top of the plan's own, those not spent: the plan's are spent first. `left`: of both. */
export function revocablePoints(granted: number, left: number): number {
  return Math.max(0, left === UNLIMITED ? granted : Math.min(granted, left))
}
