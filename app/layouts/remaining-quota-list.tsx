import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { cn } from '#app/components/ui/cn'
import type { UserQuota } from './root-loader-data'

/** Lists the remaining downloads, resumes and assistant points. */
export function RemainingQuotaList({ quota, className }: { quota: UserQuota; className?: string }) {
  return (
    <ul className={cn('space-y-0.5 text-muted-foreground', className)}>
      <li>
        <QuotaLeftLine of="downloads" left={quota.downloads} />
      </li>
      <li>
        <QuotaLeftLine of="resumes" left={quota.resumes} />
      </li>
      <li>
        <QuotaLeftLine of="points" left={quota.points} />
      </li>
    </ul>
  )
}
