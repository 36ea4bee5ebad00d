import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from './button'
import { firstYear, lastYear, monthOf, partsOf, stepped, type YearMonth } from './month-steps'
import type { MonthWords } from './month-picker'
import { Select } from './select'

type MonthPanelProps = { chosen: string; words: MonthWords; onChoose(month: string): void }

const months = Array.from({ length: 12 }, (_, i) => i + 1)
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => String(lastYear - i))

/** The months of a year, 至今, and none at all. It opens at what is chosen, else at the month we live in. */
export function MonthPanel({ chosen, words, onChoose }: MonthPanelProps) {
  const [today] = useState(thisMonth)
  const [at, setAt] = useState<YearMonth>(() => partsOf(chosen) ?? today)
  const grid = useRef<HTMLDivElement>(null)
  const names = namesOf(words.language)
  useEffect(() => focusOn(grid.current, at), [at])

  function move(event: KeyboardEvent) {
    const to = stepped(at, event.key)
    if (!to) return
    event.preventDefault()
    setAt(to)
  }
  /** Another year, and the focus stays where it was pressed. */
  const turnTo = (year: number) => setAt(year < firstYear || year > lastYear ? at : { ...at, year })
  return (
    <div
      role="group"
      aria-label={words.open}
      className="absolute top-full right-0 z-30 mt-1 w-64 animate-rise rounded-lg border border-border bg-popover p-2 shadow-lg"
    >
      <div className="mb-2 flex items-center gap-1">
        <Button variant="ghost" size="icon-sm" aria-label={words.back} onClick={() => turnTo(at.year - 1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <Select
          aria-label={words.year}
          value={String(at.year)}
          options={years.map((year) => [year, year])}
          className="h-8 py-0 text-center tabular-nums"
          onChange={(event) => turnTo(Number(event.target.value))}
        />
        <Button variant="ghost" size="icon-sm" aria-label={words.on} onClick={() => turnTo(at.year + 1)}>
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {/* The keys of its buttons. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={grid} onKeyDown={move} className="grid grid-cols-3 gap-1">
        {months.map((month) => {
          const value = monthOf({ year: at.year, month })
          return (
            <button
              key={month}
              type="button"
              tabIndex={month === at.month ? 0 : -1}
              aria-pressed={value === chosen}
              aria-current={value === monthOf(today) ? 'date' : undefined}
              className="h-9 rounded-md text-sm transition-colors hover:bg-accent aria-[current=date]:font-semibold aria-[current=date]:text-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground"
              onClick={() => onChoose(value)}
            >
              {names[month - 1]}
            </button>
          )
        })}
      </div>
      <div className="mt-2 flex justify-between border-t border-border pt-2">
        <Button variant="ghost" size="sm" disabled={chosen === ''} onClick={() => onChoose('')}>
          {words.clear}
        </Button>
        {words.now ? (
          <Button
            variant="secondary"
            size="sm"
            aria-pressed={chosen === 'now'}
            onClick={() => onChoose('now')}
          >
            {words.now}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function thisMonth(): YearMonth {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1 }
}

function namesOf(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  return months.map((month) => format.format(Date.UTC(2020, month - 1)))
}

/** The focus goes along with the keys; it does not jump here from the years. */
function focusOn(grid: HTMLElement | null, { month }: YearMonth) {
  const panel = grid?.parentElement
  if (panel?.contains(document.activeElement) && !grid?.contains(document.activeElement)) return
  grid?.querySelectorAll('button')[month - 1]?.focus()
}
