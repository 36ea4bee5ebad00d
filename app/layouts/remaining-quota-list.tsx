import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { cn } from '#app/components/ui/cn'
import type { UserQuota } from './root-loader-data'

/** Lists the remaining downloads, resumes and assistant points. */
export function RemainingQuotaList({ quota, className }: { quota: UserQuota; className?: string }) {
  return (
    <ul className={cn('space-y-0.5 text-muted-foreground', className)}>
      {(['downloads', 'resumes', 'points'] as const).map((of) => (
        <li key={of}>
          <QuotaLeftLine of={of} left={quota[of]} />
        </li>
      ))}
    </ul>
  )
}
