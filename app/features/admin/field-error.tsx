import { createContext, useContext, useEffect, useId, useRef, type ComponentProps } from 'react'
import { Input } from '#app/components/ui/input'
import type { FieldError } from './action-result.server'

const FieldErrorContext = createContext<FieldError | undefined>(undefined)
/** Round a form whose press was refused: which field is wrong, and why. */
export const FieldErrorProvider = FieldErrorContext.Provider

/** An input that says what is wrong with it, and has the focus then, with scripts and without. */
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
      {/* The page came as the answer to a press; where its fault is, one goes on. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <Input ref={input} aria-invalid aria-describedby={id} autoFocus {...props} />
      <span id={id} role="alert" className="mt-1 block text-sm font-normal text-destructive">
        {fieldError.message}
      </span>
    </>
  )
}
