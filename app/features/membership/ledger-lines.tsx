import type { ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import { Card } from '#app/components/ui/card'

/** `sum`: with its sign. `balance`: what there is after it. */
type LedgerLine = {
  what: string
  when: string
  sum: string
  isLess: boolean
  detail?: ReactNode
  balance?: string
}

/** Entries of a ledger: what it was for and when, and the sum at its end. `labelledBy`: the id of its title. */
export function LedgerLines({ lines, labelledBy }: { lines: LedgerLine[]; labelledBy: string }) {
  return (
    <Card className="mt-3">
      <ul aria-labelledby={labelledBy} className="divide-y divide-border">
        {lines.map(({ what, when, sum, isLess, detail, balance }, i) => (
          <li key={i} className="flex items-center justify-between gap-x-4 px-5 py-3 text-sm">
            <div className="min-w-0 flex-1 sm:flex sm:items-center sm:justify-between sm:gap-x-4">
              <div className="min-w-0">
                <p className="font-medium">{what}</p>
                {detail ? <div className="min-w-0 text-muted-foreground">{detail}</div> : null}
              </div>
              <p className="shrink-0 text-subtle-foreground tabular-nums">{when}</p>
            </div>
            <div className="min-w-20 shrink-0 text-right whitespace-nowrap tabular-nums">
              <p className={cn('font-medium', isLess ? 'text-muted-foreground' : 'text-primary')}>{sum}</p>
              {balance ? <p className="text-subtle-foreground">{balance}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
