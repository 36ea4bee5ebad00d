import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { cn } from '#app/components/ui/cn'
import { formatFen } from '#app/components/plans/format-fen'
import { useCardName } from '#app/i18n/use-card-name'
import { DAYS_PER_MONTH } from '#contract/billing/card-months'
import type { PlanCard as Card } from './plan-cards'
import { PlanLines, type PlanRow } from './plan-lines'

type PlanCardProps = {
  card: Card
  rows: readonly PlanRow[]
  className: string
  isCompact?: boolean
  children: ReactNode
}

/** A plan: its price, its benefits, and its button, in the rows of the grid it is part of. */
export function PlanCard({ card, rows, className, isCompact = false, children }: PlanCardProps) {
  const { t } = useTranslation('pricing')
  const id = useId()
  const cardName = useCardName()
  const { plan, price, listPrice, months, description, isRecommended } = card
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'flex flex-col rounded-lg border bg-card p-4 sm:p-5 lg:row-span-[calc(var(--rows)+2)] lg:grid lg:grid-rows-subgrid lg:gap-y-0',
        isCompact ? null : 'lg:p-6',
        isRecommended ? 'border-primary ring-1 ring-primary' : 'border-border',
        className,
      )}
    >
      <div
        className={cn(
          'flex flex-wrap items-baseline justify-between gap-x-3',
          isCompact ? 'lg:pb-3' : 'lg:block lg:pb-5',
        )}
      >
        <h2 id={id} className="flex items-center gap-2 text-lg font-semibold">
          {cardName(plan, months)}
          {isRecommended ? <Badge variant="default">{t('recommended')}</Badge> : null}
        </h2>
        <p className={cn('flex items-baseline gap-1.5', isCompact ? null : 'lg:mt-3')}>
          <span
            className={cn(
              'text-2xl font-semibold tracking-tight tabular-nums',
              isCompact ? null : 'lg:text-4xl',
            )}
          >
            {formatFen(price)}
          </span>
          {listPrice === undefined ? null : (
            <s className="text-sm text-subtle-foreground tabular-nums">
              <span className="sr-only">{t('coupon.listPrice')} </span>
              {formatFen(listPrice)}
            </s>
          )}
          <span className="text-sm text-muted-foreground">
            {plan === '01' ? t('endless') : t('perDays', { days: months * DAYS_PER_MONTH })}
          </span>
        </p>
        {months > 1 && !isCompact ? (
          <p className="w-full text-sm text-muted-foreground tabular-nums">
            {t('perMonth', { price: formatFen(Math.round(price / months)) })}
          </p>
        ) : null}
        {isCompact ? null : (
          <p className="w-full text-sm text-muted-foreground lg:mt-2">
            {description ?? t(`plans.${plan}.description`)}
          </p>
        )}
      </div>
      <PlanLines rows={rows} />
      <div className={cn('mt-auto lg:mt-0', isCompact ? 'lg:pt-4' : 'lg:pt-5')}>{children}</div>
    </section>
  )
}
