import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isMoreThan,
  benefitValueKey,
  quotaLeftKeys,
  type PlanBenefit,
  type QuotaLeft,
} from './benefit-labels'

type PlanBenefitLineProps = {
  benefit: PlanBenefit
  /** Where a heading already says which benefit it is. */ hideName?: boolean
}

/** What a plan gives of one benefit. A value that grew strikes out the one before; one that shrank says both plainly. */
export function PlanBenefitLine({ benefit, hideName = false }: PlanBenefitLineProps) {
  const { t } = useTranslation('benefits')
  const { type, val, unit, originalValue, text } = benefit
  const formatValue = (value: number) => {
    const valueKey = benefitValueKey(type, value)
    return valueKey === undefined ? `${value} ${unit}`.trim() : t(`values.${valueKey}`)
  }
  const previousValue =
    originalValue === undefined || originalValue === val ? undefined : formatValue(originalValue)
  return (
    <Line name={hideName ? undefined : text || t(`given.${type}`)} value={formatValue(val)}>
      {previousValue === undefined ? null : isMoreThan(val, originalValue!) ? (
        <s className="ml-1 text-subtle-foreground"> {t('was', { value: previousValue })}</s>
      ) : (
        <small className="ml-1 text-sm text-muted-foreground">
          {' '}
          {t('wasMore', { value: previousValue })}
        </small>
      )}
      {type === 'CatPoints' && !hideName ? (
        <span className="block text-xs text-subtle-foreground"> {t('catFood')}</span>
      ) : null}
    </Line>
  )
}

/** What somebody has left of one benefit. */
export function QuotaLeftLine({ of, left }: QuotaLeft) {
  const { t } = useTranslation('benefits')
  const { name, value } = quotaLeftKeys({ of, left })
  return <Line name={t(`left.${of}.${name}`)} value={t(`values.${value}`, { count: left })} />
}

type LineProps = { name: string | undefined; value: string; children?: ReactNode }

function Line({ name, value, children }: LineProps) {
  return (
    <span>
      {name ? `${name} ` : null}
      <strong className="font-semibold tabular-nums">{value}</strong>
      {children}
    </span>
  )
}
