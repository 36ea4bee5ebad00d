import type { ReactNode } from 'react'
import { cn } from './ui/cn'

type PageMainProps = {
  className?: string
  id?: string
  tabIndex?: number
  /** What is read or filled in from top to bottom: a column at the left, under the title, as wide as a line is read. */
  isNarrow?: boolean
  children: ReactNode
}

/** The `main` of a page beside the menu: its title stands at the same place as those of the other pages. */
export function PageMain({ className, isNarrow = false, ...main }: PageMainProps) {
  return (
    <main
      className={cn(
        'mx-auto w-full max-w-6xl px-4 pt-6 sm:px-6 lg:pt-10',
        isNarrow && '*:max-w-3xl',
        className,
      )}
      {...main}
    />
  )
}
