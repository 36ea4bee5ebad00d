import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { inputLook } from '#app/components/ui/input'
import { sayProblem } from '#contract/problems'
import { useEditorStore, useProblem, useText } from './editor-context'

type FieldProps = {
  name: string
  label: string
  hint?: string
  /** Columns of the six-column grid it takes from the small breakpoint up. */
  span?: 2 | 3 | 4 | 6
  rows?: number
  /** What helps to fill it, beside its label. */
  beside?: ReactNode
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'list'
>

const spans = { 2: 'sm:col-span-2', 3: 'sm:col-span-3', 4: 'sm:col-span-4', 6: 'sm:col-span-6' }

/** A labelled text of the resume, with its own error beside it. */
export function Field({ name, label, hint, span = 3, rows, beside, ...input }: FieldProps) {
  const store = useEditorStore()
  const value = useText(name)
  const { described, invalid, under } = useFieldNotes(name, hint)
  const shared = {
    id: `f-${name}`,
    name,
    value,
    'aria-invalid': invalid || undefined,
    'aria-describedby': described,
    className: inputLook,
  }
  return (
    <div className={cn('col-span-6', spans[span])}>
      <div className="mb-1 flex items-center justify-between gap-3">
        <label htmlFor={shared.id} className="text-sm text-muted-foreground">
          {label}
        </label>
        {beside}
      </div>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          className={cn(inputLook, 'field-sizing-content min-h-24')}
          onChange={(e) => store.getState().set(name, e.target.value)}
        />
      ) : (
        <input {...shared} {...input} onChange={(e) => store.getState().set(name, e.target.value)} />
      )}
      {under}
    </div>
  )
}

/** The hint and the error under a field, and the ids that tie them to it. */
export function useFieldNotes(
  name: string,
  hint?: string,
): { described?: string; invalid: boolean; under: ReactNode } {
  const { i18n } = useTranslation()
  const id = useId()
  const said = useProblem(name)
  const described = [said && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const under = (
    <>
      {said ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-destructive">
          {sayProblem(said, i18n.language === 'en' ? 'en' : 'zh')}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-subtle-foreground">
          {hint}
        </p>
      ) : null}
    </>
  )
  return { described, invalid: Boolean(said), under }
}
