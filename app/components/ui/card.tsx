import type { HTMLAttributes } from 'react'
import { cn } from './cn'

/** A bordered surface on the page. */
function Card({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cn('rounded-lg border border-border bg-card shadow-sm', className)} {...props} />
}

export { Card }
