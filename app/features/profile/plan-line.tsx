import { useTranslation } from 'react-i18next'
import { useFormats } from '#app/components/use-formats'
import type { ProfileView } from './profile.server'
import { toTimeLeft } from './time-left'

/** The plan, and until when. */
export function PlanLine({ plan, now }: Pick<ProfileView, 'plan' | 'now'>) {
  const { t } = useTranslation()
  const { day } = useFormats()
  if (!plan) return <span className="font-normal text-subtle-foreground">{t('profile.planUnknown')}</span>
  const left = toTimeLeft(plan.stopsAt - now)
  return (
    <span className="flex flex-wrap gap-x-3">
      {plan.name}
      {plan.inPlan && left ? (
        <>
          <span className="font-normal text-muted-foreground">
            {t(`profile.left.${left.unit}`, { count: left.count })}
          </span>
          <span className="font-normal text-subtle-foreground">
            {t('profile.planUntil', { date: day(plan.stopsAt) })}
          </span>
        </>
      ) : null}
    </span>
  )
}
