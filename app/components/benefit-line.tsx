import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMore, valueOf, wordsOf, type Given, type Left } from './said-benefit'

type GivenLineProps = {
  benefit: Given
  /** Where a heading already says which benefit it is. */ bare?: boolean
}

/** What a plan gives of one benefit. A value that grew strikes out the one before; one that shrank says both plainly. */
export function GivenLine({ benefit, bare = false }: GivenLineProps) {
  const { t } = useTranslation()
  const { type, val, unit, originalValue, text } = benefit
  const say = (value: number) => {
    const said = valueOf(type, value)
    return said === undefined ? `${value} ${unit}`.trim() : t(`benefits.values.${said}`)
  }
  const was = originalValue === undefined || originalValue === val ? undefined : say(originalValue)
  return (
    <Line name={bare ? undefined : text || t(`benefits.given.${type}`)} value={say(val)}>
      {was === undefined ? null : isMore(val, originalValue!) ? (
        <s className="ml-1 text-subtle-foreground"> {t('benefits.was', { value: was })}</s>
      ) : (
        <small className="ml-1 text-sm text-muted-foreground"> {t('benefits.wasMore', { value: was })}</small>
      )}
      {type === 'CatPoints' && !bare ? (
        <span className="block text-xs text-subtle-foreground"> {t('benefits.catFood')}</span>
      ) : null}
    </Line>
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
