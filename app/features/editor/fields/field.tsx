import { useEffect, useId, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from 'react'
import { hasPlaceholder } from '#app/components/find-placeholders'
import { cn } from '#app/components/ui/cn'
import { Input } from '#app/components/ui/input'
import type { Picker } from '#app/components/pickers/picker'
import { PickerInput, type PickerInputProps } from '#app/components/pickers/picker-input'
import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import {
  useEditor,
  useEditorStore,
  useFieldProblem,
  useFieldValue,
} from '#app/features/editor/state/editor-context'

type FieldProps = {
  name: string
  label: string
  /** Columns of the six-column grid from the small breakpoint up. */
  span?: keyof typeof spanClasses
  /** What it may be picked from. */
  picker?: Picker
  /** A problem that is found while somebody types, as a code of field-error-codes.ts; null: none is to be shown yet. */
  problem?: string | null
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'placeholder' | 'onBlur' | 'onInput'
>

const spanClasses = { 2: 'sm:col-span-2', 3: 'sm:col-span-3', 4: 'sm:col-span-4', 6: 'sm:col-span-6' }

/** A labelled text field of the resume with its error. */
export function Field({ name, label, span = 3, picker, problem, ...input }: FieldProps) {
  const store = useEditorStore()
  const value = useFieldValue(name)
  const { describedBy, isInvalid, notes } = useFieldDescription(name, undefined, undefined, problem)
  const control = {
    id: `f-${name}`,
    name,
    value,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    className: hasPlaceholder(value) ? 'unfilled-field' : undefined,
    ...input,
    onChange: (event: ChangeEvent<HTMLInputElement>) => store.getState().set(name, event.target.value),
  }
  return (
    <div className={cn('col-span-6', spanClasses[span])}>
      <label htmlFor={`f-${name}`} className="mb-1 block text-sm text-muted-foreground">
        {label}
      </label>
      {picker ? <PickerControl {...control} picker={picker} /> : <Input {...control} />}
      {notes}
    </div>
  )
}

/** Names are picked in the language of the page. */
function PickerControl(props: PickerInputProps) {
  const inEnglish = useEditor((state) => state.resume.style.headings === 'en')
  return <PickerInput {...props} inEnglish={inEnglish} />
}

/**
 * Returns the hint and the error of a field, and their ids for `aria-describedby`. `typedProblem`: one that is found
 * before anything is saved.
 */
export function useFieldDescription(
  name: string,
  hint?: string,
  hintClassName?: string,
  typedProblem?: string | null,
): { describedBy?: string; isInvalid: boolean; notes: ReactNode } {
  const errorText = useFieldErrorText()
  const id = useId()
  const stored = useFieldProblem(name)
  const problem = typedProblem === null ? undefined : (stored ?? typedProblem)
  useTypedProblem(name, typedProblem)
  const describedBy = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const notes = (
    <>
      {problem ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-destructive">
          {errorText(problem)}
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

/** Tells it to the part that the field is in, which counts what needs a correction. */
function useTypedProblem(name: string, problem: string | null | undefined): void {
  const store = useEditorStore()
  useEffect(() => {
    if (problem === undefined) return
    store.setState(({ typedProblems }) => ({ typedProblems: { ...typedProblems, [name]: problem } }))
    return () => store.setState(({ typedProblems: { [name]: _, ...others } }) => ({ typedProblems: others }))
  }, [store, name, problem])
}
