import type { PlanBenefits } from '#contract/billing/benefits'
import type { Language } from '#contract/validation/field-error-codes'
import { i18nFor } from './i18n.server'

/** The name of a user's plan. The API names plans in Chinese. */
export function planNameIn(
  language: Language,
  { plan, planName }: Pick<PlanBenefits, 'plan' | 'planName'>,
): string {
  return language === 'zh' ? planName : i18nFor(language).t(`pricing:plans.${plan}.name`)
}
