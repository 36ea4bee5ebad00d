import { useTranslation } from 'react-i18next'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Card } from '#app/components/ui/card'

const [barWidth, gap, height] = [8, 2, 56]

type DayChartProps = {
  name: string
  days: readonly string[]
  counts: readonly number[]
  formatCount: (count: number) => string
  note?: string
}

/** A number for each day, as a bar chart and as a table. */
export function DayChart({ name, days, counts, formatCount, note }: DayChartProps) {
  const { t } = useTranslation('admin-overview')
  const id = useId()
  const maxCount = Math.max(1, ...counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const today = counts.at(-1) ?? 0
  const width = days.length * (barWidth + gap) - gap
  return (
    <Card className="flex min-w-0 flex-col px-4 pt-4 sm:px-5">
      <h3 id={id} className="text-sm text-muted-foreground" title={note}>
        {name}
      </h3>
      <p className="mt-0.5 flex items-baseline justify-between gap-3">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">{formatCount(total)}</span>
        <span className="text-sm text-subtle-foreground tabular-nums">
          {t('days.today', { number: formatCount(today) })}
        </span>
      </p>
      <svg
        role="img"
        aria-label={t('days.chart', { name, total: formatCount(total), today: formatCount(today) })}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-3 h-14 w-full"
      >
        {counts.map((count, i) => {
          // A nonzero count is visible, however small beside the highest.
          const barHeight = count === 0 ? 1 : Math.max(3, (count / maxCount) * height)
          return (
            <rect
              key={days[i]}
              x={i * (barWidth + gap)}
              y={height - barHeight}
              width={barWidth}
              height={barHeight}
              rx={1}
              className={
                count === 0 ? 'fill-border' : i === counts.length - 1 ? 'fill-highlight' : 'fill-primary'
              }
            >
              <title>{`${days[i]}  ${formatCount(count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <details className="group mt-2 border-t border-border text-sm">
        <summary className="flex cursor-pointer list-none items-center justify-between py-2.5 text-subtle-foreground hover:text-foreground">
          {t('days.table')}
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </summary>
        {note ? <p className="pb-2 text-muted-foreground">{note}</p> : null}
        <div className="max-h-64 overflow-y-auto pb-3" role="region" aria-labelledby={id} tabIndex={0}>
          <table aria-labelledby={id} className="w-full text-left">
            <thead>
              <tr className="text-subtle-foreground">
                <th scope="col" className="py-1 font-normal">
                  {t('days.day')}
                </th>
                <th scope="col" className="py-1 text-right font-normal">
                  {name}
                </th>
              </tr>
            </thead>
            <tbody>
              {days
                .map((day, i) => (
                  <tr key={day}>
                    <th scope="row" className="py-0.5 font-normal text-muted-foreground tabular-nums">
                      {day}
                    </th>
                    <td className="py-0.5 text-right tabular-nums">{formatCount(counts[i] ?? 0)}</td>
                  </tr>
                ))
                .reverse()}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  )
}
