import { BenefitIds } from '#contract/billing/benefits'
import type { Language } from '#contract/validation/field-error-codes'
import type { BenefitType } from '#contract/billing/product'

type DisplayedBenefit = { type: BenefitType; id: number; unit: Record<Language, string> }
/** The benefits a plan's card can list, in their default order, which is that of all cards (app/features/pricing/plans/plan-cards.ts). */
export const displayedBenefits: readonly DisplayedBenefit[] = [
  { type: 'ResumeMaxNum', id: BenefitIds.resumeMaxNum, unit: { zh: '份', en: '' } },
  {
    type: 'ResumeMaxDownloadCount',
    id: BenefitIds.resumeMaxDownloadCount,
    unit: { zh: '次/月', en: 'a month' },
  },
  { type: 'ResumeTemplateLevel', id: BenefitIds.resumeTemplateLevel, unit: { zh: '', en: '' } },
  { type: 'ChatVipCount', id: BenefitIds.chatVipCount, unit: { zh: '次/月', en: 'a month' } },
  { type: 'CatPoints', id: BenefitIds.catPoints, unit: { zh: '次', en: '' } },
  { type: 'ChatFreeCount', id: BenefitIds.chatFreeCount, unit: { zh: '次', en: '' } },
]

export function benefitIdOf(type: BenefitType): number {
  return displayedBenefits.find((benefit) => benefit.type === type)!.id
}
