import type { PlanId } from '#contract/benefits'
import { PLANS } from '#contract/plans'

/** What a plan's card says of itself to the person who looks (spec §4, plan card state). */
export type CardState = 'loginToGet' | 'owned' | 'higherOwned' | 'renew' | 'get' | 'comingSoon' | 'unknown'
/** What a press on a card leads to (spec §4, clicking a card). */
export type Press = 'nothing' | 'log in' | 'go to pricing' | 'pay' | 'try again'

/** The effective plan of who looks: undefined for a guest, `unknown` while it cannot be had. */
export type Owned = PlanId | 'unknown' | undefined
type Looked = { plan: PlanId; owned: Owned; comingSoon: boolean }

const rank = (plan: PlanId) => PLANS.indexOf(plan)

export function cardState({ plan, owned, comingSoon }: Looked): CardState {
  if (comingSoon) return 'comingSoon'
  if (owned === 'unknown') return 'unknown'
  if (plan === '01' && owned === undefined) return 'loginToGet'
  if (owned !== undefined && rank(owned) > rank(plan)) return 'higherOwned'
  if (plan === '01') return 'owned'
  return owned === plan ? 'renew' : 'get'
}

/** The free plan is never payable, nor is what is owned in a higher form. */
export function isPayable(state: CardState): boolean {
  return state === 'get' || state === 'renew'
}

export function pressOf(state: CardState, looking: { isGuest: boolean; onlyDisplay: boolean }): Press {
  if (state === 'unknown') return 'try again'
  if (state === 'loginToGet') return 'log in'
  if (!isPayable(state)) return 'nothing'
  if (looking.isGuest) return 'log in'
  return looking.onlyDisplay ? 'go to pricing' : 'pay'
}
