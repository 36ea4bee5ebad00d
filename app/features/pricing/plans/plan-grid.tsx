import { PlanButton, type DisplayOnlyOptions } from './plan-button'
import { PlanCard } from './plan-card'
import type { PlanCard as Card } from './plan-cards'

type PlanGridProps = { cards: Card[]; isGuest: boolean; busy?: boolean; onlyDisplay?: DisplayOnlyOptions }

export function PlanGrid({ cards, isGuest, busy = false, onlyDisplay }: PlanGridProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {cards.map((card) => (
        <PlanCard key={card.plan} card={card}>
          <PlanButton card={card} isGuest={isGuest} busy={busy} displayOnly={onlyDisplay} />
        </PlanCard>
      ))}
    </div>
  )
}
