import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { listCounters, listGrants } from '../benefits/benefits.queries'
import { listPointGrants } from '../benefits/points.queries'
import { type BenefitCounter, benefitPeriodStart, remainingBenefits } from '../benefits/remaining-benefits'
import { addPoints } from '../plans-and-products/effective-plan'
import { type Grant, grantedAt, membershipTimeline } from '../plans-and-products/membership-timeline'
import { bestTermsFor, freePlanTerms, type PlanTerms } from '../plans-and-products/plan-terms'
import { listTermsByLevel } from '../plans-and-products/products.queries'
import type { Db, GrantRow } from '../../db/schema/tables'
import type { PointGrantRow } from '../../db/schema/chat-tables'
import { findUser } from '../../accounts/users/users.queries'

/** The benefits that an answer is charged to: the first that is not used up (decisions §5). */
export const answerBenefits = [
  BenefitIds.chatFreeCount,
  BenefitIds.chatVipCount,
  BenefitIds.catPoints,
] as const

/** All that the number of a user's AI credits follows from. */
export type CreditSources = {
  joinedAt: number
  grants: readonly (Grant & Pick<GrantRow, 'source'>)[]
  pointGrants: readonly Pick<PointGrantRow, 'points' | 'created_at'>[]
  counters: readonly BenefitCounter[]
  termsByLevel: ReadonlyMap<number, readonly PlanTerms[]>
}

/** `left`: what can be counted; `monthly`: the part of it that lasts until the month ends. */
export type Credits = { left: number; monthly: number; isUnlimited: boolean; level: number }

export async function loadCreditSources(db: Db, userId: string): Promise<CreditSources> {
  const [user, grants, pointGrants, counters, termsByLevel] = await Promise.all([
    findUser(db, userId),
    listGrants(db, userId),
    listPointGrants(db, userId),
    listCounters(db, userId),
    listTermsByLevel(db),
  ])
  return { joinedAt: user?.created_at ?? 0, grants, pointGrants, counters, termsByLevel }
}

/** A user's AI credits at a moment (ms since 1970). Counters are those of now. */
export function creditsAt(sources: CreditSources, at: number): Credits {
  const { grants, pointGrants, joinedAt } = sources
  const [current] = membershipTimeline(grants, at)
  const level = current?.level ?? 0
  const history = sources.termsByLevel.get(level)
  if (!history) throw new Error(`no product of level ${level}`)
  const benefits = current
    ? bestTermsFor(history, grantedAt(grants, at), at)
    : freePlanTerms(history, joinedAt, at)
  const extraPoints = pointGrants.reduce((sum, { points }) => sum + points, 0)
  const remaining = remainingBenefits(addPoints(benefits, extraPoints), sources.counters, at)
  const credits: Credits = { left: 0, monthly: 0, isUnlimited: false, level }
  for (const id of answerBenefits) {
    const count = remaining[id] ?? 0
    if (count === UNLIMITED) credits.isUnlimited = true
    else {
      credits.left += count
      if (benefitPeriodStart(id, at) !== 0) credits.monthly += count
    }
  }
  return credits
}

/** What was granted up to a moment. */
export function grantedUntil(sources: CreditSources, at: number): CreditSources {
  return {
    ...sources,
    grants: sources.grants.filter(({ created_at }) => created_at <= at),
    pointGrants: sources.pointGrants.filter(({ created_at }) => created_at <= at),
  }
}
