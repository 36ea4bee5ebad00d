import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react'
import { Input } from '#app/components/ui/input'

type TextFieldProps<Control extends ElementType> = ComponentProps<Control> & {
  name: string
  label: string
  /** The error message. */
  error?: string
  /** What is to be known before typing. */
  hint?: string
  /** Rendered after the input, in its row. */
  trailing?: ReactNode
  control?: Control
}

/** A labelled input with its error and its hint below it. */
export function TextField<Control extends ElementType = typeof Input>(props: TextFieldProps<Control>) {
  const { label, error, hint, trailing, control, id: givenId, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const Control: ElementType = control ?? Input
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted-foreground">
        {label}
      </label>
      <div className="flex items-stretch gap-2">
        <Control
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {trailing}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-destructive">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-subtle-foreground">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
