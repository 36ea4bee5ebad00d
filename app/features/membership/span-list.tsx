import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { useFormats } from '#app/components/use-formats'
import type { MembershipView } from './membership.server'

/** The plans one after the other: the highest first, lower ones wait and lose nothing. */
export function SpanList({ spans, now }: Pick<MembershipView, 'spans' | 'now'>) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const coming = spans.filter(({ to }) => to > now)
  if (coming.length === 0)
    return (
      <p className="mt-8 rounded-lg bg-muted px-5 py-4 text-sm text-muted-foreground">
        {t('membership.none')}
      </p>
    )
  return (
    <ol className="mt-8 grid gap-3">
      {coming.map(({ plan, from, to }) => {
        const runs = from <= now
        return (
          <li
            key={from}
            className={cn(
              'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg border px-5 py-4',
              runs ? 'border-primary bg-secondary' : 'border-border bg-card',
            )}
          >
            <span className="font-medium">{t(`pricing.plans.${plan}.name`)}</span>
            <span className="text-sm text-muted-foreground tabular-nums">
              {t(runs ? 'membership.runsUntil' : 'membership.follows', { from: day(from), to: day(to) })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
