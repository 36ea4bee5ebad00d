import { forwardRef, type InputHTMLAttributes } from 'react'
import { cn } from './cn'

const inputLook =
  'w-full rounded-md border border-line-field/70 bg-surface px-3 py-2 text-base leading-6 text-ink transition-[border-color] placeholder:text-ink-faint hover:border-line-field focus:border-primary focus:outline-3 focus:-outline-offset-1 focus:outline-primary/25 disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger aria-invalid:focus:outline-danger/25 sm:text-[0.9375rem]'

const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, ...props },
  ref,
) {
  return <input ref={ref} className={cn(inputLook, className)} {...props} />
})

export { Input, inputLook }
