import { UNLIMITED } from '#contract/billing/benefits'
import { monthInChina } from '#contract/china-time'

/** Benefit id → value, -1 for unlimited. */
export type Benefits = Readonly<Record<string, number>>
/** The benefits of a plan from a moment on (ms since 1970). */
export type PlanTerms = { from_at: number; benefits: Benefits }

/**
 * The benefits of a member whose remaining time was granted at `grantedAt` (decision 0043): of each benefit
 * the best of what was in force at the grant and at the start of each month since. So a change takes effect
 * next month, a purchase gets at once what was shown, and nothing shrinks before the paid period ends.
 * @param history of one plan, earliest first, at least one
 */
export function bestTermsFor(
  history: readonly PlanTerms[],
  grantedAt: readonly number[],
  now: number,
): Record<string, number> {
  const earliest = Math.min(...grantedAt)
  const moments = [...grantedAt]
  for (let at = monthInChina(now).startsAt; at > earliest; at = monthInChina(at - 1).startsAt)
    moments.push(at)
  const inForce = moments.map((moment) => termsAt(history, moment))
  return inForce.reduce<Record<string, number>>(mergeBest, {})
}

/** The free plan's benefits: as they were when the month began, or when the user joined. */
export function freePlanTerms(history: readonly PlanTerms[], joinedAt: number, now: number): Benefits {
  return termsAt(history, Math.max(joinedAt, monthInChina(now).startsAt))
}

function termsAt(history: readonly PlanTerms[], moment: number): Benefits {
  return (history.findLast(({ from_at }) => from_at <= moment) ?? history[0]!).benefits
}

function mergeBest(left: Benefits, right: Benefits): Record<string, number> {
  const ids = new Set([...Object.keys(left), ...Object.keys(right)])
  return Object.fromEntries([...ids].map((id) => [id, maxAllowance(left[id] ?? 0, right[id] ?? 0)]))
}

function maxAllowance(a: number, b: number): number {
  return a === UNLIMITED || b === UNLIMITED ? UNLIMITED : Math.max(a, b)
}
