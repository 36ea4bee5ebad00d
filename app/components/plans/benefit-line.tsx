import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isMoreThan,
  benefitLineKey,
  benefitValueKey,
  quotaLeftKey,
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
  const line = text
    ? t('named', { name: text, value: formatValue(val) })
    : t(benefitLineKey(type, val), { count: val, number: val, unit })
  return (
    <span>
      {hideName ? (
        <Value className="inline-block first-letter:uppercase">{formatValue(val)}</Value>
      ) : (
        <WithValue text={line} />
      )}
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
    </span>
  )
}

/** A user's remaining quota of one benefit. */
export function QuotaLeftLine({ of, left }: QuotaLeft) {
  const { t } = useTranslation('benefits')
  return (
    <span>
      <WithValue text={t(quotaLeftKey({ of, left }), { count: left })} />
    </span>
  )
}

/** A text whose value stands between <b> and </b>: first in English, last in Chinese. */
function WithValue({ text }: { text: string }) {
  const [before = '', value = '', after = ''] = text.split(/<\/?b>/)
  return (
    <>
      {before}
      <Value>{value.trim()}</Value>
      {after.trimEnd()}
    </>
  )
}

function Value({ className = '', children }: { className?: string; children: string }) {
  return <strong className={`font-semibold tabular-nums ${className}`}>{children}</strong>
}

function OfferMark({ children }: { children: ReactNode }) {
  return (
    <span className="mx-0.5 rounded bg-secondary px-1.5 py-0.5 text-xs font-medium whitespace-nowrap text-primary">
      {children}
    </span>
  )
}
