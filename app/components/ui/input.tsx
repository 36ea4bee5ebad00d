import { forwardRef, type InputHTMLAttributes } from 'react'
import { cn } from './cn'

const inputLook =
  'w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-[0.9375rem] leading-6 text-ink placeholder:text-ink-faint hover:border-ink-faint focus:border-primary focus:outline-2 focus:outline-offset-0 focus:outline-primary/40 aria-invalid:border-danger'

const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, ...props },
  ref,
) {
  return <input ref={ref} className={cn(inputLook, className)} {...props} />
})

export { Input, inputLook }
