import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn'

type UnfoldProps = {
  /** What a press shows, and what it is called once that is shown. */
  label: ReactNode
  openLabel?: ReactNode
  open?: boolean
  className?: string
  summaryClassName?: string
  children: ReactNode
}

/** The rest of a long list, or what few people need, behind a press: without scripts too. */
export function Unfold(props: UnfoldProps) {
  const { label, openLabel, open, className, summaryClassName, children } = props
  return (
    <details open={open} className={cn('group/rest', className)}>
      <summary
        className={cn(
          'flex w-fit cursor-pointer items-center gap-1 py-2 text-sm text-primary hover:underline',
          summaryClassName,
        )}
      >
        {openLabel ? (
          <>
            <span className="group-open/rest:hidden">{label}</span>
            <span className="hidden group-open/rest:inline">{openLabel}</span>
          </>
        ) : (
          label
        )}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open/rest:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
