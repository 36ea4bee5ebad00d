import type { ReactNode } from 'react'
import { cn } from './ui/cn'

type PageMainProps = { className?: string; id?: string; tabIndex?: number; children: ReactNode }

/** The `main` of a page beside the menu: its title stands at the same place as those of the other pages. */
export function PageMain({ className, ...main }: PageMainProps) {
  return <main className={cn('mx-auto w-full max-w-6xl px-4 pt-6 sm:px-6 lg:pt-10', className)} {...main} />
}
