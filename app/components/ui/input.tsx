import { forwardRef, type InputHTMLAttributes } from 'react'
import { cn } from './cn'

const inputClassName =
  'w-full rounded-md border border-input/70 bg-card px-3 py-2 text-base leading-6 text-foreground transition-[border-color] placeholder:text-subtle-foreground hover:border-input focus:border-primary focus:outline-3 focus:-outline-offset-1 focus:outline-primary/25 disabled:bg-muted disabled:text-subtle-foreground aria-invalid:border-destructive aria-invalid:focus:outline-destructive/25 sm:text-[0.9375rem]'

const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, ...props },
  ref,
) {
  return <input ref={ref} className={cn(inputClassName, className)} {...props} />
})

export { Input, inputClassName }
