import type { SelectHTMLAttributes } from 'react'
import { cn } from './cn'
import { inputClassName } from './input'

type Options = readonly (readonly [value: string, label: string])[]
type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { value: string; options: Options }

/** The browser's own list of choices. A value that is none of them is shown as it stands, and kept. */
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
