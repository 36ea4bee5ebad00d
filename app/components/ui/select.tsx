import { forwardRef, type SelectHTMLAttributes } from 'react'
import { cn } from './cn'
import { inputClassName } from './input'

type Options = readonly (readonly [value: string, label: string])[]
type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  /** Instead of `option` elements. */
  options?: Options
}

/**
 * A native select; form-controls.css draws it and, where browsers can, its list. A value that is not one of `options` is
 * shown unchanged, and preserved.
 */
const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options = [], className, children, ...props },
  ref,
) {
  const { value } = props
  const isUnknown = !children && value !== undefined && options.every(([option]) => option !== value)
  return (
    <select ref={ref} className={cn(inputClassName, 'pr-9', className)} {...props}>
      {isUnknown ? <option value={value}>{value}</option> : null}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
      {children}
    </select>
  )
})

export { Select }
