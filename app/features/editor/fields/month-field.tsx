import type { InputEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMonthLabels } from '#app/components/pickers/use-month-labels'
import { cn } from '#app/components/ui/cn'
import { MonthPicker } from '#app/components/ui/month-picker/month-picker'
import { parseMonth, formatMonthIn, PRESENT } from '#contract/resume/month'
import { fieldError } from '#contract/validation/field-error-codes'
import { useCurrentScenario } from '#app/features/editor/scenario-suggestions/scenario-hint'
import { getAtPath } from '#app/features/editor/state/resume-path'
import { useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { useFieldDescription } from './field'
import { endFieldAfterDash } from './range-dash'

type MonthFieldProps = {
  name: string
  label: string
  hint: string
  /** Whether it may be 至今. */
  allowsPresent?: boolean
  className?: string
}

/** A month field of the resume. */
export function MonthField({ name, label, hint, allowsPresent = false, className }: MonthFieldProps) {
  const { i18n } = useTranslation()
  const store = useEditorStore()
  const value = useFieldValue(name)
  const isBeforeStart = isEarlier(value, useFieldValue(name.replace(/\.to$/, '.from')))
  const { describedBy, isInvalid, notes } = useFieldDescription(
    name,
    hint,
    undefined,
    isBeforeStart ? fieldError('monthOrder') : undefined,
  )
  const isExperienced = useCurrentScenario()?.wizard.isExperienced
  const findOpeningMonth = async () => {
    const module = await import('#app/components/pickers/month-to-open-at').catch(() => undefined)
    if (!module) return undefined
    const { resume } = store.getState()
    const isDegree = getAtPath(resume, name.replace(/\.items.*/, '.kind')) === 'education'
    const readStored = (of: string) => parseMonth(String(getAtPath(resume, of) ?? ''))
    return module.monthToOpenAt(
      name,
      readStored,
      isDegree ? module.schoolYearsBack(isExperienced) : undefined,
    )
  }
  const labels = useMonthLabels(label, allowsPresent)
  return (
    <div className={cn('col-span-6 sm:col-span-3', className)}>
      <label htmlFor={`f-${name}`} className="mb-1 block text-sm text-muted-foreground">
        {label}
      </label>
      <MonthPicker
        id={`f-${name}`}
        name={name}
        value={value}
        parse={parseMonth}
        format={(month) => formatMonthIn(i18n.language, month)}
        labels={labels}
        findOpeningMonth={findOpeningMonth}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onValueChange={(month) => store.getState().set(name, month)}
        onBeforeInput={goOnAfterDash}
      />
      {notes}
    </div>
  )
}

/** A dash behind the start goes on in the end, and is not written. */
function goOnAfterDash(event: InputEvent<HTMLInputElement>) {
  const end = endFieldAfterDash(event.currentTarget, event.data)
  if (!end) return
  event.preventDefault()
  end.focus()
}

/** Whether the month `to` is before `from`; while one of them is still typed, it is not known. */
function isEarlier(to: string, from: string): boolean {
  const [end, start] = [parseMonth(to), parseMonth(from)]
  return Boolean(end && start) && end !== PRESENT && start !== PRESENT && end! < start!
}
