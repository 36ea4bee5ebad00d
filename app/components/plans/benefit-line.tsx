import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isMoreThan,
  benefitNoteKey,
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
 * A plan's value of one benefit. An increased value strikes out the previous one; a reduced one shows both
 * plainly.
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
  const noteKey = benefitNoteKey(type, val)
  return (
    <Line
      name={hideName ? undefined : t('named', { name: text || t(`given.${type}`) })}
      value={formatValue(val)}
    >
      {previousValue === undefined ? null : isMoreThan(val, originalValue!) ? (
        <>
          {' '}
          <s className="ml-1 text-subtle-foreground">{t('was', { value: previousValue })}</s>
        </>
      ) : (
        <small className="ml-1 text-sm text-muted-foreground">
          {' '}
          {t('wasMore', { value: previousValue })}
        </small>
      )}
      {noteKey && !hideName ? (
        <span className="block text-xs text-subtle-foreground"> {t(noteKey)}</span>
      ) : null}
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
