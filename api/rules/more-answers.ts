import type { ChatStanding } from '#contract/chat'
import { BenefitIds, UNLIMITED } from '#contract/benefits'

type Plan = { level: number; benefits: Readonly<Record<string, number>> }

/** Where somebody with a plan gets more answers from. `onSale`: what can be bought now. */
export function moreAnswers(own: Plan, onSale: readonly Plan[]): ChatStanding['more'] {
  const has = answersOf(own)
  const isMore = onSale.some((plan) => plan.level > own.level && answersOf(plan) > has)
  if (own.level === 0) return isMore ? 'join' : 'none'
  return isMore ? 'upgrade' : has > 0 ? 'month' : 'none'
}

function answersOf({ benefits }: Plan): number {
  const count = benefits[BenefitIds.chatVipCount] ?? 0
  return count === UNLIMITED ? Infinity : count
}
