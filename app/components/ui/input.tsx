import { forwardRef, type InputHTMLAttributes } from 'react'
import { cn } from './cn'

/** Drawn by component-classes.css. */
const inputClassName = 'field-box'

const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, ...props },
  ref,
) {
  return <input ref={ref} className={cn(inputClassName, className)} {...props} />
})

export { Input, inputClassName }
