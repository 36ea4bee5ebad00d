import type { CSSProperties } from 'react'
import { cn } from '#app/components/ui/cn'
import { benefitRows } from './benefit-rows'
import { PlanButton, type DisplayOnlyOptions } from './plan-button'
import { PlanCard } from './plan-card'
import type { PlanCard as Card } from './plan-cards'

type PlanGridProps = {
  cards: Card[]
  isGuest: boolean
  busy?: boolean
  onlyDisplay?: DisplayOnlyOptions
  /** Among other things on a page. */
  isCompact?: boolean
  /** Where the terms of the plans stand, by default on the same page. */
  termsHref?: string
}

/** In one row on a wide screen, the free card first. */
const places = ['lg:col-start-1', 'lg:col-start-2', 'lg:col-start-3']

/**
 * The plans beside each other, line by line. On a narrow screen the free card comes last (spec §2), and in the document too: if a
 * later card were shown before the others it would push them away when it arrives.
 */
export function PlanGrid(props: PlanGridProps) {
  const { cards, isGuest, busy = false, onlyDisplay, isCompact = false, termsHref = '#plan-terms' } = props
  const rows = benefitRows(cards)
  const placed = cards.map((card, n) => ({
    card,
    place: places[n],
    rows: rows.map(({ type, lines }) => ({ type, line: lines[n] })),
  }))
  return (
    <div
      className="grid gap-3 sm:gap-4 lg:grid-cols-3 lg:gap-y-0"
      style={{ '--rows': rows.length } as CSSProperties}
    >
      {[...placed.slice(1), ...placed.slice(0, 1)].map(({ card, place, rows: ownRows }) => (
        <PlanCard
          key={card.plan}
          card={card}
          rows={ownRows}
          isCompact={isCompact}
          className={cn('lg:row-start-1', place)}
        >
          <PlanButton
            card={card}
            isGuest={isGuest}
            busy={busy}
            displayOnly={onlyDisplay}
            termsHref={termsHref}
          />
        </PlanCard>
      ))}
    </div>
  )
}
