import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { cn } from './cn'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { children: ReactNode }

/** A checkbox with its label, which toggles it too; it stands in the middle of the label's first line. */
const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { className, children, ...input },
  ref,
) {
  return (
    <label
      className={cn(
        'touch-target flex cursor-pointer items-start gap-2.5 has-disabled:cursor-default',
        className,
      )}
    >
      <input ref={ref} type="checkbox" className="mt-[calc((1lh-1.125rem)/2)]" {...input} />
      {children}
    </label>
  )
})

export { Checkbox }
