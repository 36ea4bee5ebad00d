import { UNLIMITED } from '#contract/benefits'

/** Of the points somebody was `given` on top of the plan's own, those not spent: the plan's are spent first. `left`: of both. */
export function takeablePoints(given: number, left: number): number {
  return Math.max(0, left === UNLIMITED ? given : Math.min(given, left))
}
