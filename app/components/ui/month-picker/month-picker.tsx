import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type InputHTMLAttributes } from 'react'
import { cn } from '#app/components/ui/cn'
import { Input } from '#app/components/ui/input'
import { QuickChoices } from '#app/components/ui/quick-choices/quick-choices'
import { isPicked } from '#app/components/ui/quick-choices/type-text'
import type { MonthPanelProps } from './month-panel'
import { usesWheel } from './uses-wheel'
import { useDismissDetails } from '#app/components/ui/use-dismiss-details'
import { useIsScripted } from '#app/components/ui/use-is-scripted'

/** Loaded on first opening: most users type. */
const MonthPanel = lazy(() => import('./month-panel').then((module) => ({ default: module.MonthPanel })))

export type MonthPickerLabels = {
  /** What is chosen: the field's own label. */
  title: string
  /** Labels of the button, the panel and its buttons. */
  open: string
  year: string
  previous: string
  next: string
  clear: string
  /** Of the wheel on phones. */
  month: string
  done: string
  keyboard: string
  /** 至今; without it only months can be chosen. */
  present?: string
  /** Language of the month names. */
  language: string
}
type MonthPickerProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  /** A stored month (`2020-09`, `now`), or the typed text while it is no month. */
  value: string
  /** Parses typed text in any spelling; undefined when it is no month. */
  parse(text: string): string | undefined
  /** Formats a stored month for display. */
  format(month: string): string
  labels: MonthPickerLabels
  /** The month at which the panel of an empty field opens; without one at the current month. */
  findOpeningMonth?(): string | undefined | Promise<string | undefined>
  onValueChange(value: string): void
}

/** A month, typed in any spelling or chosen. Typed text stays unchanged until the field loses the focus. */
function MonthPicker({
  value,
  parse,
  format,
  labels,
  findOpeningMonth,
  onValueChange,
  className,
  ...input
}: MonthPickerProps) {
  const [typed, setTyped] = useState('')
  const [panel, setPanel] = useState<Pick<MonthPanelProps, 'className' | 'opensAt'>>()
  const field = useRef<HTMLInputElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  useDismissDetails(details, field)
  const isScripted = useIsScripted()
  const month = parse(value)
  const shown = typed !== '' && typed === value ? typed : format(month ?? value)
  async function showPanel() {
    const opensAt = await findOpeningMonth?.()
    if (details.current?.open) setPanel({ className: placementAt(field.current!), opensAt })
  }
  function choose(chosen: string) {
    onValueChange(chosen)
    close()
  }
  /** Back to the field; `inputMode`: whether with the keyboard of a phone. */
  function close(inputMode = field.current!.inputMode) {
    if (details.current) details.current.open = false
    field.current!.inputMode = inputMode
    field.current!.focus()
  }
  return (
    <div className="relative">
      <Input
        ref={field}
        autoComplete="off"
        placeholder=" "
        {...input}
        value={shown}
        className={cn('peer [html.scripted_&]:pr-10', className)}
        // A finger gets the wheel, not a keyboard that would cover it.
        onPointerDown={({ currentTarget }) => (currentTarget.inputMode = usesWheel() ? 'none' : '')}
        onClick={({ currentTarget }) => {
          if (currentTarget.inputMode === 'none') details.current!.open = true
        }}
        onChange={(event) => {
          const { value: text } = event.target
          const picked = isPicked(event.nativeEvent) ? parse(text) : undefined
          setTyped(picked === undefined ? text : '')
          onValueChange(picked ?? text)
        }}
        aria-keyshortcuts={isScripted ? 'ArrowDown Alt+ArrowDown' : undefined}
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
      {labels.present ? <QuickChoices choices={[labels.present]} field={field} /> : null}
      <details
        ref={details}
        className="needs-script"
        onToggle={({ currentTarget }) => (currentTarget.open ? void showPanel() : setPanel(undefined))}
      >
        {/* No stop on the way to the next field: the field opens it by keys. */}
        <summary
          tabIndex={-1}
          aria-label={labels.open}
          title={labels.open}
          className="absolute top-1 right-1 grid size-8 place-items-center rounded-md text-subtle-foreground hover:bg-accent hover:text-foreground"
        >
          <CalendarDays aria-hidden className="size-4" />
        </summary>
        {panel ? (
          <Suspense>
            <MonthPanel
              {...panel}
              chosen={month ?? ''}
              labels={labels}
              onChoose={choose}
              onType={() => close(keyboardFor(labels.language))}
            />
          </Suspense>
        ) : null}
      </details>
    </div>
  )
}

/** `2020.09` is written with digits and a period, `Sep 2020` with letters. */
const keyboardFor = (language: string) => (language === 'en' ? 'text' : 'decimal')

/** The panel's width in px, for its place only. */
const panelWidth = 256

/** In line with the field's right edge, under its button, where there is room for it. */
const placementAt = (field: HTMLElement) =>
  field.getBoundingClientRect().right < panelWidth ? 'left-0' : 'right-0'

export { MonthPicker }
