import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanBenefitLine } from '#app/components/plans/benefit-line'
import { cn } from '#app/components/ui/cn'
import { formatFen } from '#app/components/plans/format-fen'
import type { PlanCard as Card } from './plan-cards'

type PlanCardProps = { card: Card; className: string; children: ReactNode }

/** A plan: its price, its benefits, and its button. */
export function PlanCard({ card, className, children }: PlanCardProps) {
  const { t } = useTranslation('pricing')
  const id = useId()
  const { plan, price, description, lines, isRecommended, isEnhanced } = card
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'flex flex-col rounded-lg border bg-card p-6',
        isRecommended ? 'border-primary ring-1 ring-primary' : 'border-border',
        className,
      )}
    >
      <h2 id={id} className="flex items-center gap-2 text-lg font-semibold">
        {t(`plans.${plan}.name`)}
        {isRecommended ? <Badge>{t('recommended')}</Badge> : null}
        {isEnhanced ? <Badge>{t('enhanced')}</Badge> : null}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">{description ?? t(`plans.${plan}.description`)}</p>
      <p className="mt-5 flex items-baseline gap-1.5">
        <span className="text-4xl font-semibold tracking-tight tabular-nums">{formatFen(price)}</span>
        <span className="text-sm text-subtle-foreground">/ {t('month')}</span>
      </p>
      <ul className="mt-5 mb-6 grid gap-2.5 text-sm">
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
    <span className="rounded bg-secondary px-1.5 py-0.5 text-xs font-medium text-primary">{children}</span>
  )
}
