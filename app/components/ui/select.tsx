import type { SelectHTMLAttributes } from 'react'
import { cn } from './cn'
import { inputClassName } from './input'

type Options = readonly (readonly [value: string, label: string])[]
type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { value: string; options: Options }

/** A native select. A value that is not an option is shown unchanged, and preserved. */
function Select({ value, options, className, ...props }: SelectProps) {
  const isKnownOption = options.some(([option]) => option === value)
  return (
    <select value={value} className={cn(inputClassName, className)} {...props}>
      {isKnownOption ? null : <option value={value}>{value}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}

export { Select, type Options }
