import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { Input } from './ui/input'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  /** The sentence that says what is wrong with it. */
  error?: string
  /** Stands in the input's row, after it. */
  beside?: ReactNode
}

/** A labelled input with its own error under it. */
export function TextField({ label, error, beside, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <div className="flex items-stretch gap-2">
        <Input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        {beside}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}
