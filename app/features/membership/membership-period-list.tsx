import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { useFormatters } from '#app/i18n/use-formatters'
import type { MembershipView } from './membership.server'

/** The plans in order: the highest runs first, lower ones wait without losing time. */
export function MembershipPeriodList({ spans: periods, now }: Pick<MembershipView, 'spans' | 'now'>) {
  const { t } = useTranslation(['membership', 'pricing'])
  const { formatDate } = useFormatters()
  const currentAndUpcoming = periods.filter(({ to }) => to > now)
  if (currentAndUpcoming.length === 0)
    return <p className="mt-8 rounded-lg bg-muted px-5 py-4 text-sm text-muted-foreground">{t('none')}</p>
  return (
    <ol className="mt-8 grid gap-3">
      {currentAndUpcoming.map(({ plan, from, to }) => {
        const isCurrent = from <= now
        return (
          <li
            key={from}
            className={cn(
              'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg border px-5 py-4',
              isCurrent ? 'border-primary bg-secondary' : 'border-border bg-card',
            )}
          >
            <span className="font-medium">{t(`pricing:plans.${plan}.name`)}</span>
            <span className="text-sm text-muted-foreground tabular-nums">
              {t(isCurrent ? 'runsUntil' : 'follows', {
                from: formatDate(from),
                to: formatDate(to),
              })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
