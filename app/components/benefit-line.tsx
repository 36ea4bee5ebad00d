import { useTranslation } from 'react-i18next'
import { valueOf, wordsOf, type Given, type Left } from './said-benefit'

type GivenLineProps = {
  benefit: Given
  /** Where a heading already says which benefit it is. */ bare?: boolean
}

/** What a plan gives of one benefit; the value it had before is struck through. */
export function GivenLine({ benefit, bare = false }: GivenLineProps) {
  const { t } = useTranslation()
  const { type, val, unit, originalValue } = benefit
  const say = (value: number) => {
    const text = valueOf(type, value)
    return text === undefined ? `${value} ${unit}`.trim() : t(`benefits.values.${text}`)
  }
  return (
    <Line
      name={bare ? undefined : t(`benefits.given.${type}`)}
      value={say(val)}
      was={originalValue === undefined ? undefined : t('benefits.was', { value: say(originalValue) })}
    />
  )
}

/** What somebody has left of one benefit. */
export function LeftLine({ of, left }: Left) {
  const { t } = useTranslation()
  const { name, value } = wordsOf({ of, left })
  return (
    <Line name={t(`benefits.left.${of}.${name}`)} value={t(`benefits.values.${value}`, { count: left })} />
  )
}

function Line({ name, value, was }: { name: string | undefined; value: string; was?: string }) {
  return (
    <span>
      {name ? `${name} ` : null}
      <strong className="font-semibold tabular-nums">{value}</strong>
      {was ? <s className="ml-1 text-ink-faint"> {was}</s> : null}
    </span>
  )
}
