import { BenefitIds } from '#contract/billing/benefits'

/** Benefits that are consumed one by one; the others limit what may exist at once. */
const countableBenefits: ReadonlySet<number> = new Set([
  BenefitIds.resumeMaxDownloadCount,
  BenefitIds.chatVipCount,
  BenefitIds.chatFreeCount,
  BenefitIds.catPoints,
])

export function isCountable(benefitId: number): boolean {
  return countableBenefits.has(benefitId)
}
