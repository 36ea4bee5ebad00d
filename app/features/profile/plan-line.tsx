import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { ProfileView } from './profile.server'
import { toTimeLeft } from './time-units'

/** The plan and its end. */
export function PlanLine({ plan, now }: Pick<ProfileView, 'plan' | 'now'>) {
  const { t } = useTranslation('profile')
  const { formatDate } = useFormatters()
  if (!plan) return <span className="font-normal text-subtle-foreground">{t('planUnknown')}</span>
  const timeLeft = toTimeLeft(plan.endsAt - now)
  return (
    <span className="flex flex-wrap gap-x-3">
      {plan.name}
      {plan.isPlanActive && timeLeft ? (
        <>
          <span className="font-normal text-muted-foreground">
            {t(`left.${timeLeft.unit}`, { count: timeLeft.count })}
          </span>
          <span className="font-normal text-subtle-foreground">
            {t('planUntil', { date: formatDate(plan.endsAt) })}
          </span>
        </>
      ) : null}
    </span>
  )
}
