import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import {
  firstYear,
  lastYear,
  formatMonth,
  parseMonth,
  monthAfterKey,
  type YearMonth,
} from './month-keyboard-navigation'
import { MonthActions } from './month-actions'
import { monthNames, months, thisMonth } from './month-names'
import type { MonthPickerLabels } from './month-picker'
import { usesWheel } from './uses-wheel'
import { MonthWheel } from './month-wheel'
import { Select } from '#app/components/ui/select'

export type MonthPanelProps = {
  chosen: string
  /** Where it opens while nothing is chosen. */
  opensAt?: string
  labels: MonthPickerLabels
  /** Where the calendar is beside its field. */
  className?: string
  onChoose(month: string): void
  /** Goes back to typing. */
  onType(): void
}

const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => String(lastYear - i))

/** A wheel on phones, else a calendar. */
export function MonthPanel(props: MonthPanelProps) {
  const [isWheel] = useState(usesWheel)
  return isWheel ? <MonthWheel {...props} /> : <MonthGrid {...props} />
}

/**
 * The months of a year, 至今, and a clear button. It opens at the chosen month, else at `opensAt` or the current one.
 */
function MonthGrid({ chosen, opensAt = '', labels, className, onChoose }: MonthPanelProps) {
  const [today] = useState(thisMonth)
  const [focusedMonth, setFocusedMonth] = useState<YearMonth>(
    () => parseMonth(chosen) ?? parseMonth(opensAt) ?? today,
  )
  const grid = useRef<HTMLDivElement>(null)
  const shortNames = monthNames(labels.language)
  useEffect(() => focusMonth(grid.current, focusedMonth), [focusedMonth])

  function handleKeyDown(event: KeyboardEvent) {
    const to = monthAfterKey(focusedMonth, event.key)
    if (!to) return
    event.preventDefault()
    setFocusedMonth(to)
  }
  /** Changes the year; the focus stays on the pressed control. */
  const showYear = (year: number) =>
    setFocusedMonth(year < firstYear || year > lastYear ? focusedMonth : { ...focusedMonth, year })
  return (
    <div
      role="group"
      aria-label={labels.open}
      className={cn(
        'absolute top-full z-30 mt-1 w-64 animate-rise rounded-lg border border-border bg-popover p-2 shadow-lg',
        className,
      )}
    >
      <div className="mb-2 flex items-center gap-1">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={labels.previous}
          onClick={() => showYear(focusedMonth.year - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Select
          aria-label={labels.year}
          value={String(focusedMonth.year)}
          options={years.map((year) => [year, year])}
          className="h-8 py-0 text-center tabular-nums"
          onChange={(event) => showYear(Number(event.target.value))}
        />
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={labels.next}
          onClick={() => showYear(focusedMonth.year + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {/* Handles the keys of its buttons. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={grid} onKeyDown={handleKeyDown} className="grid grid-cols-3 gap-1">
        {months.map((month) => {
          const value = formatMonth({ year: focusedMonth.year, month })
          return (
            <button
              key={month}
              type="button"
              tabIndex={month === focusedMonth.month ? 0 : -1}
              aria-pressed={value === chosen}
              aria-current={value === formatMonth(today) ? 'date' : undefined}
              className="h-9 rounded-md text-sm transition-colors hover:bg-accent aria-[current=date]:font-semibold aria-[current=date]:text-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground"
              onClick={() => onChoose(value)}
            >
              {shortNames[month - 1]}
            </button>
          )
        })}
      </div>
      <div className="mt-2 flex justify-between border-t border-border pt-2">
        <MonthActions size="sm" {...{ chosen, labels, onChoose }} />
      </div>
    </div>
  )
}

/** Moves the focus within the grid, but not from the year controls to the grid. */
function focusMonth(grid: HTMLElement | null, { month }: YearMonth) {
  const panel = grid?.parentElement
  if (panel?.contains(document.activeElement) && !grid?.contains(document.activeElement)) return
  grid?.querySelectorAll('button')[month - 1]?.focus()
}
