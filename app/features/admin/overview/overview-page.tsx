import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminOverview } from '#contract/admin/admin-order'
import type { AdminSeries } from '#contract/admin/admin-panel'
import { SeriesCharts } from './series-charts'

const figures = [
  'users',
  'newUsersToday',
  'sessionsLive',
  'storedResumes',
  'binnedResumes',
  'codesToday',
] as const

/** The service in figures. */
type OverviewPageProps = { overview: AdminOverview | null; series: AdminSeries | null }

export function OverviewPage({ overview, series }: OverviewPageProps) {
  const { t } = useTranslation('admin-overview')
  const formatters = useFormatters()
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('overview')}</h1>
      <p className="mt-2 text-muted-foreground">{t('lead')}</p>
      {overview ? (
        <>
          <dl className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-border bg-border sm:grid-cols-3">
            {figures.map((figure) => (
              <div key={figure} className="flex flex-col justify-between bg-card px-4 py-4 sm:px-5">
                <dt className="text-sm text-muted-foreground">{t(`${figure}`)}</dt>
                <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">
                  {formatters.formatNumber(overview[figure])}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 text-sm text-subtle-foreground">
            {t('countedAt', { time: formatters.formatDateTime(overview.countedAt) })}
          </p>
        </>
      ) : (
        <p role="status" className="mt-8 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning">
          {t('unknown')}
        </p>
      )}
      <SeriesCharts series={series} />
    </>
  )
}
