import { useState } from 'react'
import { Button } from '#app/components/ui/button'
import { formatMonth, parseMonth } from './month-keyboard-navigation'
import { MonthActions } from './month-actions'
import { monthNames, months, thisMonth } from './month-names'
import type { MonthPanelProps } from './month-panel'
import { WheelColumn } from './wheel-column'

/** Whoever writes a resume was born after the first; nobody plans beyond some years. */
const oldestYear = 1940
const yearsAhead = 8

/** A sheet with a wheel for the year and one for the month, which stand at the chosen month, else at `opensAt` or the current one. */
export function MonthWheel({ chosen, opensAt = '', labels, onChoose, onType }: MonthPanelProps) {
  const [today] = useState(thisMonth)
  const [{ year, month }, setMonth] = useState(() => parseMonth(chosen) ?? parseMonth(opensAt) ?? today)
  const first = Math.min(oldestYear, year)
  const last = Math.max(today.year + yearsAhead, year)
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const names = monthNames(labels.language)
  return (
    <div role="group" aria-label={labels.open} className="fixed inset-0 z-50">
      <div aria-hidden className="absolute inset-0 bg-black/30" onClick={() => onChoose(chosen)} />
      <div className="absolute inset-x-0 bottom-0 animate-rise rounded-t-xl border-t border-border bg-popover pb-[env(safe-area-inset-bottom)] shadow-lg">
        <div className="flex items-center border-b border-border px-2 py-1.5">
          <Button variant="ghost" size="lg" onClick={onType}>
            {labels.keyboard}
          </Button>
          <span aria-hidden className="min-w-0 grow truncate text-center font-medium">
            {labels.title}
          </span>
          <Button size="lg" onClick={() => onChoose(formatMonth({ year, month }))}>
            {labels.done}
          </Button>
        </div>
        <div className="relative flex px-4">
          <div
            aria-hidden
            className="pointer-events-none absolute inset-x-4 top-1/2 h-11 -translate-y-1/2 rounded-md bg-accent"
          />
          <WheelColumn
            label={labels.year}
            options={years.map(String)}
            chosen={years.indexOf(year)}
            isFirst
            onChoose={(at) => setMonth((now) => ({ ...now, year: years[at]! }))}
          />
          <WheelColumn
            label={labels.month}
            options={names}
            chosen={month - 1}
            onChoose={(at) => setMonth((now) => ({ ...now, month: months[at]! }))}
          />
        </div>
        <div className="flex justify-between border-t border-border px-2 py-1.5">
          <MonthActions size="lg" {...{ chosen, labels, onChoose }} />
        </div>
      </div>
    </div>
  )
}
