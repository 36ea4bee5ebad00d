import { cn } from '#app/components/ui/cn'

const circumference = 2 * Math.PI * 42
/** Below 70, below 90, and from there on. */
const ringColours = { low: 'stroke-highlight', middle: 'stroke-premium', high: 'stroke-primary' }
export type ScoreLevel = keyof typeof ringColours
export const scoreLevelOf = (total: number): ScoreLevel =>
  total < 70 ? 'low' : total < 90 ? 'middle' : 'high'

type ScoreRingProps = {
  /** 0 to 100; undefined while it is not known. */
  total: number | undefined
  label: string
  className?: string
}

/** A score as a number in a ring that is filled as far. */
export function ScoreRing({ total, label, className }: ScoreRingProps) {
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className={cn('size-24 shrink-0', className)}>
      <circle cx="50" cy="50" r="42" fill="none" strokeWidth="8" className="stroke-muted" />
      {total === undefined ? null : (
        <circle
          cx="50"
          cy="50"
          r="42"
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${(circumference * total) / 100} ${circumference}`}
          transform="rotate(-90 50 50)"
          className={ringColours[scoreLevelOf(total)]}
        />
      )}
      <text
        x="50"
        y="61"
        textAnchor="middle"
        className="fill-foreground text-[2rem] font-semibold tabular-nums"
      >
        {total ?? '…'}
      </text>
    </svg>
  )
}
