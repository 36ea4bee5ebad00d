import { cn } from '#app/components/ui/cn'
import { Card } from '#app/components/ui/card'

/** `sum`: with its sign. */
type LedgerLine = { what: string; when: string; sum: string; isLess: boolean }

/** Entries of a ledger: what it was for and when, and the sum at its end. `labelledBy`: the id of its title. */
export function LedgerLines({ lines, labelledBy }: { lines: LedgerLine[]; labelledBy: string }) {
  return (
    <Card className="mt-3">
      <ul aria-labelledby={labelledBy} className="divide-y divide-border">
        {lines.map(({ what, when, sum, isLess }, i) => (
          <li key={i} className="flex items-center justify-between gap-x-4 px-5 py-3 text-sm">
            <span className="sm:flex sm:flex-1 sm:justify-between sm:gap-x-4">
              <span className="block font-medium">{what}</span>
              <span className="block text-subtle-foreground tabular-nums">{when}</span>
            </span>
            <span
              className={cn(
                'min-w-20 text-right font-medium whitespace-nowrap tabular-nums',
                isLess ? 'text-muted-foreground' : 'text-primary',
              )}
            >
              {sum}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
