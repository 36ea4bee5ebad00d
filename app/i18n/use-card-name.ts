import { useTranslation } from 'react-i18next'
import type { PlanId } from '#contract/billing/benefits'
import { CARD_LENGTH_NAMES, type CardMonths } from '#contract/billing/card-months'

/** 基础月卡, 高级年卡: names a plan with its length, as it is bought. */
export function useCardName(): (plan: PlanId, months: CardMonths) => string {
  const { t } = useTranslation('pricing')
  return (plan, months) =>
    months === 1 || plan === '01' || plan === '100'
      ? t(`plans.${plan}.name`)
      : t(`longerNames.${plan}.${CARD_LENGTH_NAMES[months]}`)
}
