import { useTranslation } from 'react-i18next'
import type { AdminSeries } from '#contract/admin/admin-panel'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import { DayChart } from './day-chart'
import { AdminSection } from '#app/features/admin/admin-section'

const alwaysShown = [
  'registrations',
  'active',
  'orders',
  'revenueFen',
  'downloads',
  'errors',
  'refundedFen',
] as const
/** The assistant's series. */
const aiSeries = ['answers', 'points', 'tokens', 'answerFailures'] as const
/** Only when there are any. */
const simulatedSeries = ['simulatedOrders', 'simulatedFen'] as const

/** The last days, one chart per series. */
export function SeriesCharts({ series: loadedSeries }: { series: AdminSeries | null }) {
  const { t } = useTranslation('admin-overview')
  const { formatNumber } = useFormatters()
  if (!loadedSeries)
    return (
      <p role="status" className="mt-8 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning">
        {t('days.none')}
      </p>
    )
  const { days, series } = loadedSeries
  const simulated = simulatedSeries.filter((name) => series[name].some((count) => count > 0))
  const notes: Partial<Record<keyof typeof series, string>> = {
    active: t('days.perDay'),
    tokens: t('days.tokensTold'),
    answerFailures: t('days.failedFree'),
  }
  const chart = (name: keyof typeof series) => (
    <DayChart
      key={name}
      name={t(`days.names.${name}`)}
      days={days}
      counts={series[name]}
      formatCount={name.endsWith('Fen') ? formatFen : formatNumber}
      note={notes[name]}
    />
  )
  return (
    <AdminSection title={t('days.title')} className="mt-12">
      <p className="-mt-2 mb-4 text-sm text-muted-foreground">{t('days.lead')}</p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{alwaysShown.map(chart)}</div>
      {simulated.length > 0 ? (
        <>
          <p className="mt-6 mb-4 text-sm text-warning">{t('days.simulated')}</p>
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{simulated.map(chart)}</div>
        </>
      ) : null}
      <h3 className="mt-8 font-semibold">{t('days.ai')}</h3>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">{t('days.aiLead')}</p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{aiSeries.map(chart)}</div>
    </AdminSection>
  )
}
