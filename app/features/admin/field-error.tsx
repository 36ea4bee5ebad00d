import { createContext, useContext, useEffect, useId, useRef, type ComponentProps } from 'react'
import { Input } from '#app/components/ui/input'
import type { FieldError } from './action-result.server'

const FieldErrorContext = createContext<FieldError | undefined>(undefined)
/** Provides the invalid field of a refused form and its message. */
export const FieldErrorProvider = FieldErrorContext.Provider

/** An input that shows its error and then takes the focus, with and without scripts. */
export function InputWithError(props: ComponentProps<typeof Input> & { name: string }) {
  const fieldError = useContext(FieldErrorContext)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const hasError = fieldError?.field === props.name
  useEffect(() => {
    if (hasError) input.current?.focus()
  }, [hasError, fieldError])
  if (!hasError) return <Input {...props} />
  return (
    <>
      {/* In the response to a submit, the user continues at the error. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <Input ref={input} aria-invalid aria-describedby={id} autoFocus {...props} />
      <span id={id} role="alert" className="mt-1 block text-sm font-normal text-destructive">
        {fieldError.message}
      </span>
    </>
  )
}
