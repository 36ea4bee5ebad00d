import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { monthInChina } from '#contract/china-time'

export type BenefitCounter = { benefit_id: number; period_at: number; spent: number }

/** Benefits that are there anew every calendar month (decisions §5, §12); of the others a person has what the plan says, once. */
const monthlyBenefits: ReadonlySet<number> = new Set([
  BenefitIds.resumeMaxDownloadCount,
  BenefitIds.chatVipCount,
])

/** When the running period of a benefit began; 0 for one that does not begin anew. */
export function benefitPeriodStart(benefitId: number, now: number): number {
  return monthlyBenefits.has(benefitId) ? monthInChina(now).startsAt : 0
}

/** Benefit id → what is left of what the plan gives. No limit stays no limit, and less than nothing is nothing. */
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
