import { useTranslation } from 'react-i18next'
import type { ProfileView } from './profile.server'
import { toTimeLeft } from './time-left'
import { useDates } from './use-dates'

/** The plan, and until when. */
export function PlanLine({ plan, now }: Pick<ProfileView, 'plan' | 'now'>) {
  const { t } = useTranslation()
  const { day } = useDates()
  if (!plan) return <span className="font-normal text-ink-faint">{t('profile.planUnknown')}</span>
  const left = toTimeLeft(plan.stopsAt - now)
  return (
    <>
      {plan.name}
      {plan.inPlan && left ? (
        <span className="ml-2 font-normal text-ink-soft">
          {t('profile.planUntil', { date: day(plan.stopsAt) })}
          {t('profile.separator')}
          {t(`profile.left.${left.unit}`, { count: left.count })}
        </span>
      ) : null}
    </>
  )
}
