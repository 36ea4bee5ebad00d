import type { PlanId } from '#contract/billing/benefits'
import { PLAN_IDS } from '#contract/billing/plan-ids'

/** The state of a plan's card for the viewer (spec §4, plan card state). */
export type PlanCardState =
  'loginToGet' | 'owned' | 'higherOwned' | 'renew' | 'get' | 'comingSoon' | 'unknown'
/** The action of a press on a card (spec §4, clicking a card). */
export type PlanCardAction = 'nothing' | 'log in' | 'go to pricing' | 'pay' | 'try again'

/** The viewer's effective plan: undefined for a guest, `unknown` while unavailable. */
export type OwnedPlan = PlanId | 'unknown' | undefined
type PlanCardParams = { plan: PlanId; ownedPlan: OwnedPlan; comingSoon: boolean }

const planRank = (plan: PlanId) => PLAN_IDS.indexOf(plan)

export function planCardState({ plan, ownedPlan: owned, comingSoon }: PlanCardParams): PlanCardState {
  if (comingSoon) return 'comingSoon'
  if (owned === 'unknown') return 'unknown'
  if (plan === '01' && owned === undefined) return 'loginToGet'
  if (owned !== undefined && planRank(owned) > planRank(plan)) return 'higherOwned'
  if (plan === '01') return 'owned'
  return owned === plan ? 'renew' : 'get'
}

/** The free plan and plans below the owned one are never payable. */
export function isPayable(state: PlanCardState): boolean {
  return state === 'get' || state === 'renew'
}

export function planCardAction(
  state: PlanCardState,
  viewer: { isGuest: boolean; isDisplayOnly: boolean },
): PlanCardAction {
  if (state === 'unknown') return 'try again'
  if (state === 'loginToGet') return 'log in'
  if (!isPayable(state)) return 'nothing'
  if (viewer.isGuest) return 'log in'
  return viewer.isDisplayOnly ? 'go to pricing' : 'pay'
}
