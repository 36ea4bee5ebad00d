import { UNLIMITED } from '#contract/billing/benefits'

/**
 * How many granted points are not spent and can be revoked: the plan's own points are spent first. `left`: of
 * both together.
 */
export function revocablePoints(granted: number, left: number): number {
  return Math.max(0, left === UNLIMITED ? granted : Math.min(granted, left))
}
