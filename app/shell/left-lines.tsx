import { LeftLine } from '#app/components/benefit-line'
import { cn } from '#app/components/ui/cn'
import type { WorkLeft } from '#contract/benefits'

/** What a person can still download and create. */
export function LeftLines({ left, className }: { left: WorkLeft; className?: string }) {
  return (
    <ul className={cn('space-y-0.5 text-ink-soft', className)}>
      <li>
        <LeftLine of="downloads" left={left.downloads} />
      </li>
      <li>
        <LeftLine of="resumes" left={left.resumes} />
      </li>
    </ul>
  )
}
