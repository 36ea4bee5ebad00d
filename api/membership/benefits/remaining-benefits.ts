import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { monthInChina } from '#contract/china-time'

export type BenefitCounter = { benefit_id: number; period_at: number; spent: number }

/** Benefits that renew every calendar month (decisions §5, §12); the plan grants the others once. */
const monthlyBenefits: ReadonlySet<number> = new Set([
  BenefitIds.resumeMaxDownloadCount,
  BenefitIds.chatVipCount,
])

/** Start of a benefit's current period in ms since 1970; 0 for a benefit that never renews. */
export function benefitPeriodStart(benefitId: number, now: number): number {
  return monthlyBenefits.has(benefitId) ? monthInChina(now).startsAt : 0
}

/** Benefit id → what is left of the plan's allowance. Unlimited stays -1, and an overdrawn benefit is 0. */
export function remainingBenefits(
  allowances: Readonly<Record<string, number>>,
  counters: readonly BenefitCounter[],
  now: number,
): Record<string, number> {
  const remaining = Object.entries(allowances).map(([id, value]) => {
    if (value === UNLIMITED) return [id, value]
    const period = benefitPeriodStart(Number(id), now)
    const counter = counters.find((one) => one.benefit_id === Number(id) && one.period_at === period)
    return [id, Math.max(0, value - (counter?.spent ?? 0))]
  })
  return Object.fromEntries(remaining)
}
