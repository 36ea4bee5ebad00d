import { BenefitIds } from '#contract/billing/benefits'

/** Benefits that are used up one by one; the others are limits of what there may be at once. */
const countableBenefits: ReadonlySet<number> = new Set([
  BenefitIds.resumeMaxDownloadCount,
  BenefitIds.chatVipCount,
  BenefitIds.chatFreeCount,
  BenefitIds.catPoints,
])

export function isCountable(benefitId: number): boolean {
  return countableBenefits.has(benefitId)
}
