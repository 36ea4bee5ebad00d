import { LeftLine } from '#app/components/benefit-line'
import { cn } from '#app/components/ui/cn'
import type { WhatIsLeft } from './shell-data'

/** What a person can still download, create, and ask the assistant. */
export function LeftLines({ left, className }: { left: WhatIsLeft; className?: string }) {
  return (
    <ul className={cn('space-y-0.5 text-muted-foreground', className)}>
      <li>
        <LeftLine of="downloads" left={left.downloads} />
      </li>
      <li>
        <LeftLine of="resumes" left={left.resumes} />
      </li>
      <li>
        <LeftLine of="points" left={left.points} />
      </li>
    </ul>
  )
}
