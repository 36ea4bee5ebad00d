import type { ChatQuota } from '#contract/chat/chat'
import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'

type Plan = { level: number; benefits: Readonly<Record<string, number>> }

/** How a user of a plan can get more answers. `onSale`: plans that can be bought now. */
export function upgradeHint(current: Plan, onSale: readonly Plan[]): ChatQuota['more'] {
  const currentAnswers = monthlyAnswers(current)
  const hasBetterPlan = onSale.some(
    (plan) => plan.level > current.level && monthlyAnswers(plan) > currentAnswers,
  )
  if (current.level === 0) return hasBetterPlan ? 'join' : 'none'
  return hasBetterPlan ? 'upgrade' : currentAnswers > 0 ? 'month' : 'none'
}

function monthlyAnswers({ benefits }: Plan): number {
  const count = benefits[BenefitIds.chatVipCount] ?? 0
  return count === UNLIMITED ? Infinity : count
}
