import { monthInChina } from '#contract/china-time'
import type { AiCreditLineRow } from '../../db/schema/ai-credit-table'
import { membershipTimeline } from '../plans-and-products/membership-timeline'
import { creditsAt, type CreditSources, grantedUntil } from './credits-left'

export type LastLine = Pick<AiCreditLineRow, 'kind' | 'balance' | 'unlimited' | 'at'>
export type DueLine = LastLine & { change: number }

const longestMonthMs = 31 * 24 * 3_600_000

/**
 * The lines since the last one that nobody has written: credits come and go with months and memberships, when no
 * request is made. Uses are not among them: the counters have stood still since the last line.
 * @param last undefined for an account without lines
 */
export function dueLines(sources: CreditSources, last: LastLine | undefined, now: number): DueLine[] {
  const lines: DueLine[] = []
  let { balance, unlimited, at } = last ?? { balance: 0, unlimited: 0, at: sources.joinedAt }
  const add = (kind: DueLine['kind'], moment: number, to: number, isUnlimited: boolean) => {
    const flag = isUnlimited ? 1 : 0
    if (to === balance && flag === unlimited) return
    lines.push({ kind, change: to - balance, balance: to, unlimited: flag, at: Math.max(moment, at) })
    balance = to
    unlimited = flag
  }
  if (!last) {
    // Alone, even if the account was opened with the reward of an invitation.
    const free = creditsAt({ ...sources, grants: [], pointGrants: [] }, at)
    add('welcome', at, free.left, free.isUnlimited)
  }
  let before = creditsAt(grantedUntil(sources, at), at)
  const first = last?.kind === 'start' ? 'opening' : (grantsOf(sources, at)[0]?.kind ?? 'adjusted')
  add(first, at, before.left, before.isUnlimited)
  for (let next = nextChange(sources, at); next <= now; next = nextChange(sources, next)) {
    // What passes by itself, then each grant of this moment.
    const credits = creditsAt(grantedUntil(sources, next - 1), next)
    const isNewMonth = monthInChina(at).startsAt !== monthInChina(next).startsAt
    if (isNewMonth) add('expired', next, balance - before.monthly, unlimited === 1)
    const hasEnded = before.level !== credits.level
    add(hasEnded ? 'ended' : isNewMonth ? 'month' : 'adjusted', next, credits.left, credits.isUnlimited)
    before = credits
    for (const { kind, known } of grantsOf(sources, next)) {
      before = creditsAt(known, next)
      add(kind, next, before.left, before.isUnlimited)
    }
    at = next
  }
  const current = creditsAt(sources, now)
  // A grant by another machine's clock, say, which is ahead.
  add('adjusted', now, current.left, current.isUnlimited)
  return lines
}

/** The grants of a moment one by one, each with all that was granted up to it. */
function grantsOf(sources: CreditSources, at: number): { kind: DueLine['kind']; known: CreditSources }[] {
  let known = grantedUntil(sources, at - 1)
  const memberships = sources.grants
    .filter(({ created_at }) => created_at === at)
    .map((grant) => {
      known = { ...known, grants: [...known.grants, grant] }
      return { kind: grant.source, known }
    })
  const points = sources.pointGrants
    .filter(({ created_at }) => created_at === at)
    .map((grant) => {
      known = { ...known, pointGrants: [...known.pointGrants, grant] }
      return { kind: 'support' as const, known }
    })
  return [...memberships, ...points]
}

/** The next moment after `at` at which credits may come or go: a month, a grant, the end of a membership. */
function nextChange(sources: CreditSources, at: number): number {
  const monthStart = monthInChina(monthInChina(at).startsAt + longestMonthMs).startsAt
  const granted = [...sources.grants, ...sources.pointGrants]
    .map(({ created_at }) => created_at)
    .filter((moment) => moment > at)
  const ends = membershipTimeline(grantedUntil(sources, at).grants, at).map(({ until }) => until)
  return Math.min(monthStart, ...granted, ...ends.filter((moment) => moment > at))
}
