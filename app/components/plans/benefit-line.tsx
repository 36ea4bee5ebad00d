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
  /** Set where a heading already names the benefit. */ hideName?: boolean
}

/**
 * A plan's value of one benefit. One that is larger than usual is marked as an offer, with the usual value
 * struck out; a reduced one shows both plainly.
 */
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
    <Line
      name={hideName ? undefined : t('named', { name: text || t(`given.${type}`) })}
      value={formatValue(val)}
    >
      {previousValue === undefined ? null : isMoreThan(val, originalValue!) ? (
        <>
          {' '}
          <OfferMark>{t('offer')}</OfferMark>{' '}
          <s className="whitespace-nowrap text-subtle-foreground">{t('usually', { value: previousValue })}</s>
        </>
      ) : (
        <small className="text-sm whitespace-nowrap text-muted-foreground">
          {t('reduced', { value: previousValue })}
        </small>
      )}
    </Line>
  )
}

/** A user's remaining quota of one benefit. */
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

function OfferMark({ children }: { children: ReactNode }) {
  return (
    <span className="mx-0.5 rounded bg-secondary px-1.5 py-0.5 text-xs font-medium whitespace-nowrap text-primary">
      {children}
    </span>
  )
}
