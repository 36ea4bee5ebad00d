import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '#app/components/ui/cn'
import { Button } from '#app/components/ui/button'
import { addMonths, dayAfterKey, today, weeksOfMonth, type Day } from './calendar-dates'
import type { DatePickerLabels } from './date-picker'

type CalendarPanelProps = {
  chosen: Day | ''
  labels: DatePickerLabels
  className: string
  onChoose(day: Day | ''): void
}

/** The days of a month. It opens at the chosen day, otherwise at today. */
export function CalendarPanel({ chosen, labels, className, onChoose }: CalendarPanelProps) {
  const [now] = useState(today)
  const [focusedDay, setFocusedDay] = useState<Day>(chosen || now)
  const grid = useRef<HTMLDivElement>(null)
  const weeks = weeksOfMonth(focusedDay)
  const format = (options: Intl.DateTimeFormatOptions, day: Day) =>
    new Intl.DateTimeFormat(labels.language, { ...options, timeZone: 'UTC' }).format(new Date(day))
  // Before it is painted: a key pressed at the sight of it goes to it.
  useLayoutEffect(() => focusDay(grid.current), [focusedDay])

  function handleKeyDown(event: KeyboardEvent) {
    const to = dayAfterKey(focusedDay, event.key, event.shiftKey)
    if (!to) return
    event.preventDefault()
    setFocusedDay(to)
  }
  return (
    <div
      role="group"
      aria-label={labels.open}
      className={cn(
        'absolute z-30 w-72 animate-rise rounded-lg border border-border bg-popover p-3 text-foreground shadow-lg',
        className,
      )}
    >
      <div className="mb-1 flex items-center justify-between">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={labels.previous}
          onClick={() => setFocusedDay(addMonths(focusedDay, -1))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <span aria-live="polite" className="text-sm font-medium">
          {format({ year: 'numeric', month: 'long' }, focusedDay)}
        </span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={labels.next}
          onClick={() => setFocusedDay(addMonths(focusedDay, 1))}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {/* Handles the keys of its buttons. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={grid} role="grid" aria-label={labels.open} onKeyDown={handleKeyDown}>
        <div role="row" className={rowClassName}>
          {weeks[0]?.map((day) => (
            <span
              key={day}
              role="columnheader"
              className="h-8 text-center text-xs leading-8 text-subtle-foreground"
            >
              {format({ weekday: 'narrow' }, day)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={rowClassName}>
            {week.map((day) => (
              <button
                key={day}
                type="button"
                role="gridcell"
                tabIndex={day === focusedDay ? 0 : -1}
                aria-label={format({ dateStyle: 'long' }, day)}
                aria-selected={day === chosen}
                aria-current={day === now ? 'date' : undefined}
                className={cn(
                  'h-9 rounded-md text-sm tabular-nums transition-colors hover:bg-accent aria-[current=date]:font-semibold not-aria-selected:aria-[current=date]:text-primary aria-selected:bg-primary aria-selected:text-primary-foreground',
                  day.slice(0, 7) !== focusedDay.slice(0, 7) && 'text-subtle-foreground',
                )}
                onClick={() => onChoose(day)}
              >
                {Number(day.slice(8))}
              </button>
            ))}
          </div>
        ))}
      </div>
      <div className="mt-2 flex justify-between border-t border-border pt-2">
        <Button variant="ghost" size="sm" disabled={chosen === ''} onClick={() => onChoose('')}>
          {labels.clear}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onChoose(now)}>
          {labels.today}
        </Button>
      </div>
    </div>
  )
}

const rowClassName = 'grid grid-cols-7'

/** Moves the focus within the grid, but not from the buttons for the month to the grid. */
function focusDay(grid: HTMLElement | null) {
  const panel = grid?.parentElement
  if (panel?.contains(document.activeElement) && !grid?.contains(document.activeElement)) return
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}
