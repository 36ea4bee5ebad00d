import type { InputHTMLAttributes, ReactNode } from 'react'
import { cn } from './cn'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { children: ReactNode }

/** A checkbox with its label, which toggles it too. */
function Checkbox({ className, children, ...input }: CheckboxProps) {
  return (
    <label className={cn('flex cursor-pointer items-start gap-2.5 has-disabled:cursor-default', className)}>
      <input type="checkbox" className="mt-1 size-4 shrink-0 accent-primary disabled:opacity-50" {...input} />
      {children}
    </label>
  )
}

export { Checkbox }
