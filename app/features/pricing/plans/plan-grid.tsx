import { cn } from '#app/components/ui/cn'
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
}

/** In one row on a wide screen, the free card first. */
const places = ['lg:col-start-1', 'lg:col-start-2', 'lg:col-start-3']

/**
 * On a narrow screen the free card comes last (spec §2), and in the document too: if a later card were shown before the
 * others it would push them away when it arrives.
 */
export function PlanGrid({ cards, isGuest, busy = false, onlyDisplay, isCompact = false }: PlanGridProps) {
  const placed = cards.map((card, n) => ({ card, place: places[n] }))
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {[...placed.slice(1), ...placed.slice(0, 1)].map(({ card, place }) => (
        <PlanCard key={card.plan} card={card} isCompact={isCompact} className={cn('lg:row-start-1', place)}>
          <PlanButton card={card} isGuest={isGuest} busy={busy} displayOnly={onlyDisplay} />
        </PlanCard>
      ))}
    </div>
  )
}
