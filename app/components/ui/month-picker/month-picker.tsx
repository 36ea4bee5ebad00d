import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type InputHTMLAttributes } from 'react'
import { cn } from '#app/components/ui/cn'
import { Input } from '#app/components/ui/input'
import { useDismissDetails } from '#app/components/ui/use-dismiss-details'

/** Only who opens it loads it: most people type. */
const MonthPanel = lazy(() => import('./month-panel').then((module) => ({ default: module.MonthPanel })))

export type MonthPickerLabels = {
  /** What the button, the panel and their buttons are called. */
  open: string
  year: string
  previous: string
  next: string
  clear: string
  /** 至今; without it only months can be chosen. */
  present?: string
  /** Of the names of the months. */
  language: string
}
type MonthPickerProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  /** As kept (`2020-09`, `now`), or as typed while it is no month yet. */
  value: string
  /** Reads what is typed, in any of its spellings: undefined when it is no month. */
  parse(text: string): string | undefined
  /** Writes what is kept as people write it. */
  format(month: string): string
  labels: MonthPickerLabels
  onValueChange(value: string): void
}

/** A month: typed as one likes, or chosen. What is typed stays as it is typed until the field is left. */
function MonthPicker({ value, parse, format, labels, onValueChange, className, ...input }: MonthPickerProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  useDismissDetails(details)
  const month = parse(value)
  const shown = typed !== '' && typed === value ? typed : format(month ?? value)
  function choose(chosen: string) {
    onValueChange(chosen)
    if (details.current) details.current.open = false
    field.current?.focus()
  }
  return (
    <div className="relative">
      <Input
        ref={field}
        autoComplete="off"
        {...input}
        value={shown}
        className={cn('[html.scripted_&]:pr-10', className)}
        onChange={(event) => {
          setTyped(event.target.value)
          onValueChange(event.target.value)
        }}
        onBlur={() => {
          setTyped('')
          if (month !== undefined && month !== value) onValueChange(month)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !details.current) return
          event.preventDefault()
          details.current.open = true
        }}
      />
      <details
        ref={details}
        className="needs-script"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary
          aria-label={labels.open}
          title={labels.open}
          className="absolute top-1 right-1 grid size-8 place-items-center rounded-md text-subtle-foreground hover:bg-accent hover:text-foreground"
        >
          <CalendarDays aria-hidden className="size-4" />
        </summary>
        {open ? (
          <Suspense>
            <MonthPanel chosen={month ?? ''} labels={labels} onChoose={choose} />
          </Suspense>
        ) : null}
      </details>
    </div>
  )
}

export { MonthPicker }
