import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type InputHTMLAttributes } from 'react'
import { cn } from '#app/components/ui/cn'
import { Input } from '#app/components/ui/input'
import { useDismissDetails } from '#app/components/ui/use-dismiss-details'
import { useIsScripted } from '#app/components/ui/use-is-scripted'
import { parseDay } from './calendar-dates'

/** Loaded on first opening. */
const CalendarPanel = lazy(() =>
  import('./calendar-panel').then((module) => ({ default: module.CalendarPanel })),
)

export type DatePickerLabels = {
  /** Labels of the button and the panel. */
  open: string
  previous: string
  next: string
  today: string
  clear: string
  /** What browsers say of a text that is no day. */
  spelling: string
  /** Language of the names of months and weekdays. */
  language: string
}
type DatePickerProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> & {
  labels: DatePickerLabels
}

/**
 * A day that its form posts as `2026-11-25`: typed in any usual spelling, or chosen; on a phone by the phone's own wheel.
 * Without scripts it is a text. The browser's date field would show the order of days and months of its own language.
 */
function DatePicker({ labels, ...input }: DatePickerProps) {
  const [opened, setOpened] = useState<{ day: string; placement: string }>()
  const field = useRef<HTMLInputElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  useDismissDetails(details, field)
  const isScripted = useIsScripted()
  function normalize() {
    if (field.current) field.current.value = parseDay(field.current.value) ?? field.current.value
  }
  function choose(day: string) {
    if (field.current) field.current.value = day
    if (details.current) details.current.open = false
    field.current?.focus()
  }
  return (
    <div className="relative grow">
      <Input
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        placeholder="2026-11-25"
        pattern="\d{4}-\d{2}-\d{2}"
        title={labels.spelling}
        {...input}
        className="tabular-nums [html.scripted_&]:pr-10"
        aria-keyshortcuts={isScripted ? 'ArrowDown Alt+ArrowDown' : undefined}
        onBlur={normalize}
        onKeyDown={(event) => {
          // Enter submits the form before the field loses the focus.
          if (event.key === 'Enter') normalize()
          if (event.key !== 'ArrowDown' || !details.current) return
          event.preventDefault()
          details.current.open = true
        }}
      />
      <details
        ref={details}
        className="needs-script pointer-coarse:hidden"
        onToggle={({ currentTarget }) =>
          setOpened(
            currentTarget.open && field.current
              ? { day: parseDay(field.current.value) ?? '', placement: placementAt(field.current) }
              : undefined,
          )
        }
      >
        {/* No stop on the way to the next field: the field opens it by keys. */}
        <summary tabIndex={-1} aria-label={labels.open} title={labels.open} className={buttonClassName}>
          <CalendarDays aria-hidden className="size-4" />
        </summary>
        {opened ? (
          <Suspense>
            <CalendarPanel
              chosen={opened.day}
              labels={labels}
              className={opened.placement}
              onChoose={choose}
            />
          </Suspense>
        ) : null}
      </details>
      <span className={`needs-script pointer-fine:hidden ${buttonClassName}`}>
        <CalendarDays aria-hidden className="size-4" />
        <input
          type="date"
          aria-label={labels.open}
          className="absolute -inset-1 opacity-0"
          onFocus={({ currentTarget }) => {
            currentTarget.value = parseDay(field.current?.value ?? '') ?? ''
          }}
          onChange={({ target }) => {
            if (field.current) field.current.value = target.value
          }}
        />
      </span>
    </div>
  )
}

/** The panel's size in px, for its place only. */
const panel = { width: 288, height: 380 }

/** Below the field and in line with its left edge where there is room, else above, or in line with the right edge. */
function placementAt(field: HTMLElement): string {
  const { left, top, bottom } = field.getBoundingClientRect()
  const isAbove = bottom + panel.height > innerHeight && top > panel.height
  return cn(
    isAbove ? 'bottom-full mb-1' : 'top-full mt-1',
    left + panel.width > innerWidth ? 'right-0' : 'left-0',
  )
}

const buttonClassName =
  'absolute top-1 right-1 grid size-8 place-items-center rounded-md text-subtle-foreground hover:bg-accent hover:text-foreground has-focus-visible:outline-2'

export { DatePicker }
