import { useTranslation } from 'react-i18next'
import { EmptyState } from '#app/components/empty-state/empty-state'
import { TitledSection } from '#app/components/titled-section'
import { useFormatters } from '#app/i18n/use-formatters'
import type { VisitSummary } from './summarize-visits'

/** How often a link was opened: by day, and roughly from where. */
export function ShareVisits({ visits }: { visits: VisitSummary }) {
  const { t } = useTranslation('share')
  return (
    <TitledSection
      id="share-visits"
      title={t('visits.title')}
      className="flex flex-col rounded-lg border border-border bg-card p-5 sm:p-6"
    >
      {visits.total > 0 ? (
        <>
          <p className="mt-1 text-sm text-muted-foreground">
            <Trend visits={visits} />
          </p>
          <DayChart days={visits.days} />
          <div className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
            <Shares
              title={t('visits.from')}
              rows={visits.sources.map(({ kind, count }) => ({ label: t(`visits.sources.${kind}`), count }))}
            />
            <Shares
              title={t('visits.with')}
              rows={visits.devices.map(({ kind, count }) => ({ label: t(`visits.devices.${kind}`), count }))}
            />
          </div>
        </>
      ) : (
        <EmptyState scene="views" title={t('visits.none')} className="my-auto" />
      )}
      <p className="mt-auto pt-5 text-xs leading-5 text-subtle-foreground">{t('visits.privacy')}</p>
    </TitledSection>
  )
}

function Trend({ visits: { lastWeek, weekBefore } }: { visits: VisitSummary }) {
  const { t } = useTranslation('share')
  const change = lastWeek - weekBefore
  const key = change === 0 ? 'same' : change > 0 ? 'more' : 'less'
  return t(`visits.${key}`, { count: lastWeek, change: Math.abs(change) })
}

/** Bars for the eye, a table for who reads with the ear. */
function DayChart({ days }: Pick<VisitSummary, 'days'>) {
  const { t } = useTranslation('share')
  const { formatDate } = useFormatters()
  const highest = Math.max(...days.map(({ count }) => count))
  return (
    <>
      <div aria-hidden className="mt-4">
        <p className="text-right text-xs text-subtle-foreground tabular-nums">
          {t('visits.highest', { count: highest })}
        </p>
        <div className="mt-1 flex h-24 items-end gap-px sm:gap-1">
          {days.map(({ day, count }) => (
            <span
              key={day}
              title={`${formatDate(day)}: ${count}`}
              className={`min-h-0.5 grow rounded-t-sm ${count > 0 ? 'bg-primary' : 'bg-border'}`}
              style={{ height: `${(100 * count) / highest}%` }}
            />
          ))}
        </div>
        <p className="mt-1 flex justify-between text-xs text-subtle-foreground tabular-nums">
          <span>{formatDate(days[0]!.day)}</span>
          <span>{t('visits.today')}</span>
        </p>
      </div>
      <div className="sr-only">
        <table>
          <caption>{t('visits.byDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('visits.day')}</th>
              <th scope="col">{t('visits.count')}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ count }) => count > 0)
              .map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day)}</th>
                  <td>{count}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** The most first. */
function Shares({ title, rows }: { title: string; rows: { label: string; count: number }[] }) {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <div>
      <h3 className="text-sm font-medium">{title}</h3>
      <ul className="mt-2 space-y-2 text-sm">
        {rows
          .slice()
          .sort((a, b) => b.count - a.count)
          .map(({ label, count }) => (
            <li key={label} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
              <span className="text-muted-foreground">{label}</span>
              <span className="tabular-nums">{count}</span>
              <span aria-hidden className="col-span-2 h-1 overflow-hidden rounded-full bg-muted">
                <span
                  className="block h-full rounded-full bg-primary"
                  style={{ width: `${(100 * count) / total}%` }}
                />
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}
