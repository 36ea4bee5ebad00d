import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanBenefitLine } from '#app/components/plans/benefit-line'
import { cn } from '#app/components/ui/cn'
import { formatFen } from '#app/components/plans/format-fen'
import type { PlanCard as Card } from './plan-cards'

type PlanCardProps = { card: Card; className: string; isCompact?: boolean; children: ReactNode }

const layouts = {
  full: { card: 'p-6', head: '', price: 'mt-5', figure: 'text-4xl', lines: 'mt-5 mb-6 gap-2.5' },
  compact: {
    card: 'p-5',
    head: 'flex flex-wrap items-baseline justify-between gap-x-3',
    price: '',
    figure: 'text-2xl',
    lines: 'mt-3 mb-5 gap-1.5',
  },
}

/** A plan: its price, its benefits, and its button. */
export function PlanCard({ card, className, isCompact = false, children }: PlanCardProps) {
  const { t } = useTranslation('pricing')
  const id = useId()
  const layout = layouts[isCompact ? 'compact' : 'full']
  const { plan, price, listPrice, description, lines, isRecommended } = card
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'flex flex-col rounded-lg border bg-card',
        layout.card,
        isRecommended ? 'border-primary ring-1 ring-primary' : 'border-border',
        className,
      )}
    >
      <div className={layout.head}>
        <h2 id={id} className="flex items-center gap-2 text-lg font-semibold">
          {t(`plans.${plan}.name`)}
          {isRecommended ? <Badge>{t('recommended')}</Badge> : null}
        </h2>
        {isCompact ? null : (
          <p className="mt-1 text-sm text-muted-foreground">
            {description ?? t(`plans.${plan}.description`)}
          </p>
        )}
        <p className={cn('flex items-baseline gap-1.5', layout.price)}>
          <span className={cn('font-semibold tracking-tight tabular-nums', layout.figure)}>
            {formatFen(price)}
          </span>
          {listPrice === undefined ? null : (
            <s className="text-sm text-subtle-foreground tabular-nums">
              <span className="sr-only">{t('coupon.listPrice')} </span>
              {formatFen(listPrice)}
            </s>
          )}
          <span className="text-sm text-subtle-foreground">/ {t('month')}</span>
        </p>
      </div>
      <ul className={cn('grid text-sm', layout.lines)}>
        {lines.map((line) => (
          <li key={line.type} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
            <PlanBenefitLine benefit={line} />
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  )
}

function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded bg-secondary px-1.5 py-0.5 text-xs font-medium whitespace-nowrap text-primary">
      {children}
    </span>
  )
}
