import { UNLIMITED } from '#contract/billing/benefits'

type Benefits = Readonly<Record<string, number>>

/** Whether a dearer plan gives no less of anything than a cheaper one (decisions §12). */
export function isAtLeast(lowerPlan: Benefits, higherPlan: Benefits): boolean {
  return Object.entries(lowerPlan).every(
    ([id, value]) => toComparable(value) <= toComparable(higherPlan[id] ?? 0),
  )
}

function toComparable(value: number): number {
  return value === UNLIMITED ? Infinity : value
}
