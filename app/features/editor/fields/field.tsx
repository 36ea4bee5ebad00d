import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { inputClassName } from '#app/components/ui/input'
import { formatFieldError } from '#contract/validation/field-error-codes'
import { useEditorStore, useFieldProblem, useFieldValue } from '#app/features/editor/state/editor-context'

type FieldProps = {
  name: string
  label: string
  /** Columns of the six-column grid from the small breakpoint up. */
  span?: keyof typeof spanClasses
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'autoFocus'>

const spanClasses = { 2: 'sm:col-span-2', 3: 'sm:col-span-3', 4: 'sm:col-span-4', 6: 'sm:col-span-6' }

/** A labelled text field of the resume with its error. */
export function Field({ name, label, span = 3, ...input }: FieldProps) {
  const store = useEditorStore()
  const value = useFieldValue(name)
  const { describedBy, isInvalid, notes } = useFieldDescription(name)
  return (
    <div className={cn('col-span-6', spanClasses[span])}>
      <label htmlFor={`f-${name}`} className="mb-1 block text-sm text-muted-foreground">
        {label}
      </label>
      <input
        id={`f-${name}`}
        name={name}
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className={inputClassName}
        {...input}
        onChange={(e) => store.getState().set(name, e.target.value)}
      />
      {notes}
    </div>
  )
}

/** Returns the hint and the error of a field, and their ids for `aria-describedby`. */
export function useFieldDescription(
  name: string,
  hint?: string,
  hintClassName?: string,
): { describedBy?: string; isInvalid: boolean; notes: ReactNode } {
  const { i18n } = useTranslation()
  const id = useId()
  const problem = useFieldProblem(name)
  const describedBy = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const notes = (
    <>
      {problem ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-destructive">
          {formatFieldError(problem, i18n.language === 'en' ? 'en' : 'zh')}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={cn('mt-1 text-xs text-subtle-foreground', hintClassName)}>
          {hint}
        </p>
      ) : null}
    </>
  )
  return { describedBy, isInvalid: Boolean(problem), notes }
}
