import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'

/** Chinese in every page language: the examples show typesetting, not content. */
const badLines = ['负责新客的转化与留存', '，三个月内复购率提升']
const goodLines = ['负责新客的转化与留存，', '三个月内复购率提升']
const unspaced = '主导SaaS产品3.0改版'
const spaced = ['主导', 'SaaS', '产品', '3.0', '改版']

const line = 'whitespace-nowrap font-serif text-base leading-7 tracking-normal'

export function LineStartExample() {
  return (
    <BeforeAfter
      before={
        <span className={line}>
          {badLines[0]}
          <br />
          <mark className="rounded-sm bg-destructive/15 text-destructive">{badLines[1]!.slice(0, 1)}</mark>
          {badLines[1]!.slice(1)}
        </span>
      }
      after={
        <span className={line}>
          {goodLines[0]!.slice(0, -1)}
          <mark className="rounded-sm bg-secondary text-primary">{goodLines[0]!.slice(-1)}</mark>
          <br />
          {goodLines[1]}
        </span>
      }
    />
  )
}

export function CjkLatinSpacingExample() {
  return (
    <BeforeAfter
      before={<span className={cn(line, '[text-autospace:no-autospace]')}>{unspaced}</span>}
      after={
        <span className={cn(line, '[text-autospace:no-autospace]')}>
          {spaced.map((part, at) => (
            <Fragment key={part}>
              {at > 0 ? (
                <i className="mx-px inline-block h-[0.95em] w-[0.22em] rounded-[1px] bg-primary/30 align-[-0.12em]" />
              ) : null}
              {part}
            </Fragment>
          ))}
        </span>
      }
    />
  )
}

export function PageBreakExample() {
  const { t } = useTranslation('home')
  return (
    <div className="flex items-end gap-6">
      <Stacked name={t('rules.page.before')}>
        <span className="flex gap-2">
          <MiniPage lines={15} gap="gap-[3.6px]" />
          <MiniPage lines={2} gap="gap-[3.6px]" hasOverflow />
        </span>
      </Stacked>
      <Stacked name={t('rules.page.after')} isGood>
        <MiniPage lines={17} gap="gap-[2.9px]" />
      </Stacked>
    </div>
  )
}

export function SameOutputExample() {
  const { t } = useTranslation('home')
  return (
    <div className="flex items-end gap-5">
      {(['screen', 'print', 'file'] as const).map((place) => (
        <Stacked key={place} name={t(`rules.same.${place}`)} isGood={place === 'file'}>
          <MiniPage lines={15} gap="gap-[3.6px]" />
        </Stacked>
      ))}
    </div>
  )
}

function BeforeAfter({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <div className="grid gap-3">
      <Row name={t('rules.before')}>
        <span className="text-subtle-foreground">{before}</span>
      </Row>
      <Row name={t('rules.after')} isGood>
        {after}
      </Row>
    </div>
  )
}

function Row({ name, isGood = false, children }: { name: string; isGood?: boolean; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.25rem_auto] items-baseline gap-2">
      <span className={cn('text-xs', isGood ? 'text-primary' : 'text-subtle-foreground')}>{name}</span>
      <span>{children}</span>
    </div>
  )
}

type StackedProps = { name: string; isGood?: boolean; children: ReactNode }

function Stacked({ name, isGood = false, children }: StackedProps) {
  return (
    <span className="grid justify-items-center gap-2">
      {children}
      <span className={cn('text-xs', isGood ? 'text-primary' : 'text-subtle-foreground')}>{name}</span>
    </span>
  )
}

/** Line widths of a miniature page in percent; the first is the name. */
const widths = [46, 88, 30, 92, 84, 90, 62, 30, 94, 88, 70, 30, 90, 86, 56, 92, 74]

type MiniPageProps = { lines: number; gap: string; hasOverflow?: boolean }

/** A small page. `hasOverflow`: spilled over. */
function MiniPage({ lines, gap, hasOverflow = false }: MiniPageProps) {
  return (
    <span className={cn('flex h-[6.6rem] w-[4.7rem] flex-col bg-white p-2.5 shadow-page', gap)}>
      {widths.slice(0, lines).map((width, at) => (
        <span
          key={at}
          className={cn(
            'h-[2px] shrink-0',
            hasOverflow ? 'bg-(--brand-thread)' : width === 30 || at === 0 ? 'bg-(--brand)' : 'bg-[#d3cfc4]',
          )}
          style={{ width: `${width}%` }}
        />
      ))}
    </span>
  )
}
