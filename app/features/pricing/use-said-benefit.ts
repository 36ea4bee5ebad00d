import { useTranslation } from 'react-i18next'
import type { BenefitLine } from './plan-cards'

/** Says a value of a benefit line: 30 次/月, 不限, 全部模板. */
export function useSaidBenefit() {
  const { t } = useTranslation()
  return ({ type, unit }: Pick<BenefitLine, 'type' | 'unit'>, value: number): string => {
    if (type === 'ResumeTemplateLevel')
      return t(value === 0 ? 'pricing.templateLevels.free' : 'pricing.templateLevels.all')
    if (value === -1) return t('pricing.unlimited')
    return `${value} ${unit}`.trim()
  }
}
