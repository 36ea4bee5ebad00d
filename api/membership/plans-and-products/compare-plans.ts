import { UNLIMITED } from '#contract/billing/benefits'

type Benefits = Readonly<Record<string, number>>

/** Whether the dearer plan gives at least as much of every benefit as the cheaper one (decisions §12). */
export function isAtLeast(lowerPlan: Benefits, higherPlan: Benefits): boolean {
  return Object.entries(lowerPlan).every(
    ([id, value]) => toComparable(value) <= toComparable(higherPlan[id] ?? 0),
  )
}

function toComparable(value: number): number {
  return value === UNLIMITED ? Infinity : value
}
