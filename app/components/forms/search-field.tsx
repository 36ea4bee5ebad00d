import { Search } from 'lucide-react'
import { forwardRef, type InputHTMLAttributes } from 'react'
import { cn } from '#app/components/ui/cn'
import { Input } from '#app/components/ui/input'

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: string }

/** A search input with a magnifier icon; screen readers read `label`. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, className, maxLength = 60, ...props },
  ref,
) {
  return (
    <label className={cn('relative block', className)}>
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-3.5 left-3 size-4 text-subtle-foreground"
      />
      <Input ref={ref} type="search" maxLength={maxLength} className="pl-9" {...props} />
    </label>
  )
})
