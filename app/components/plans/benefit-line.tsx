import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import {
  isMoreThan,
  benefitLineKey,
  benefitValueKey,
  quotaLeftKey,
  type PlanBenefit,
  type QuotaLeft,
} from './benefit-labels'

/** A plan's value of one benefit in a line, with what it was before. */
export function PlanBenefitLine({ benefit }: { benefit: PlanBenefit }) {
  const { t } = useTranslation('benefits')
  const { joinRemark } = useFormatters()
  const { type, val, unit, text } = benefit
  const { value, reducedFrom, usually } = useValueTexts(benefit)
  const line = text
    ? t('named', { name: text, value })
    : t(benefitLineKey(type, val), { count: val, number: val, unit })
  return (
    <span>
      <WithValue text={line} />
      {usually === undefined ? null : (
        <small className="text-xs whitespace-nowrap text-muted-foreground">
          {' '}
          <Offer usually={usually} />
        </small>
      )}
      {reducedFrom === undefined ? null : (
        <small className="text-xs whitespace-nowrap text-muted-foreground">
          {joinRemark('', t('reduced', { value: reducedFrom }))}
        </small>
      )}
    </span>
  )
}

/** The value under or beside a heading that names the benefit; what it was before, and `remark`, stand below. */
export function PlanBenefitValue({ benefit, remark }: { benefit: PlanBenefit; remark?: string }) {
  const { t } = useTranslation('benefits')
  const { value, reducedFrom, usually } = useValueTexts(benefit)
  return (
    <>
      <Value className="block first-letter:uppercase">{value}</Value>
      {usually === undefined ? null : (
        <Remark>
          <Offer usually={usually} />
        </Remark>
      )}
      {reducedFrom === undefined ? null : <Remark>{t('reduced', { value: reducedFrom })}</Remark>}
      {remark ? <Remark>{remark}</Remark> : null}
    </>
  )
}

function Remark({ children }: { children: ReactNode }) {
  return <small className="block text-xs leading-5 text-muted-foreground">{children}</small>
}

/** The mark of a value that is larger than usual: only the usual one is struck out. */
function Offer({ usually }: { usually: string }) {
  const { t } = useTranslation('benefits')
  return (
    <>
      <span className="font-medium text-primary">{t('offer')}</span> {t('usually')} <s>{usually}</s>
    </>
  )
}

/** The texts of a value, and of the one it differs from: `usually` for a larger one, `reducedFrom` for a smaller one. */
function useValueTexts({ type, val, unit, originalValue }: PlanBenefit) {
  const { t } = useTranslation('benefits')
  const formatValue = (value: number) => {
    const valueKey = benefitValueKey(type, value)
    return valueKey === undefined ? `${value} ${unit}`.trim() : t(`values.${valueKey}`)
  }
  const value = formatValue(val)
  if (originalValue === undefined || originalValue === val) return { value }
  const before = formatValue(originalValue)
  return isMoreThan(val, originalValue) ? { value, usually: before } : { value, reducedFrom: before }
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
