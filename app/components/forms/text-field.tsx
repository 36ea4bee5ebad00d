import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
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
  /** Short and the same for everybody: stands in the box before what is typed, as the prefix of a phone number does. */
  prefix?: string
  control?: Control
}

/** A labelled input with its error and its hint below it. */
export function TextField<Control extends ElementType = typeof Input>(props: TextFieldProps<Control>) {
  const { label, error, hint, trailing, prefix, control, id: givenId, className, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const Control: ElementType = control ?? Input
  const described = [prefix && `${id}-prefix`, error && `${id}-error`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  const field = (
    <Control
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      className={cn(prefix && 'pl-16', className)}
      {...input}
    />
  )
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted-foreground">
        {label}
      </label>
      <div className="flex items-stretch gap-2">
        {prefix ? (
          <div className="relative grow">
            {field}
            <span
              id={`${id}-prefix`}
              className="pointer-events-none absolute inset-y-2.5 left-0 flex w-13 items-center justify-center border-r border-border text-muted-foreground tabular-nums"
            >
              {prefix}
            </span>
          </div>
        ) : (
          field
        )}
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
