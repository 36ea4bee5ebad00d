import { UNLIMITED } from '#contract/billing/benefits'
import type { Benefits } from './plan-terms'

/** Whether the dearer plan gives at least as much of every benefit as the cheaper one (decisions §12). */
export function isAtLeast(lowerPlan: Benefits, higherPlan: Benefits): boolean {
  return Object.entries(lowerPlan).every(
    ([id, value]) => toComparable(value) <= toComparable(higherPlan[id] ?? 0),
  )
}

function toComparable(value: number): number {
  return value === UNLIMITED ? Infinity : value
}
