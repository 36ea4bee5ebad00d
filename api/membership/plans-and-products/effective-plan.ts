import { BenefitIds, type PlanBenefits, type PlanId, UNLIMITED } from '#contract/billing/benefits'
import { maskPhone } from '#contract/account/phone'
import { listCounters, listGrants } from '../benefits/benefits.queries'
import { listProducts, listProductTerms } from './products.queries'
import { sumPoints } from '../benefits/points.queries'
import { countLiveResumes } from '../../resumes/resumes.queries'
import type { Db } from '../../db/schema/tables'
import { remainingBenefits } from '../benefits/remaining-benefits'
import { monthInChina } from '#contract/china-time'
import { revocablePoints } from '../benefits/revocable-points'
import { freePlanTerms, bestTermsFor } from './plan-terms'
import { grantedAt, membershipTimeline } from './membership-timeline'
import { findUser } from '../../accounts/users/users.queries'
import { getUser } from '../../accounts/users/open-account'

/**
 * A user's current plan. Its `benefits` are those of this user, which may exceed what is sold now. `stopsAt`:
 * ms since 1970, 0 for the free plan.
 */
export async function effectivePlan(db: Db, userId: string, now: number) {
  const [grants, products] = await Promise.all([listGrants(db, userId), listProducts(db)])
  const [current] = membershipTimeline(grants, now)
  const product = products.find(({ level }) => level === (current?.level ?? 0))
  if (!product) throw new Error(`no product of level ${current?.level ?? 0}`)
  const history = await listProductTerms(db, product.id)
  const benefits = current
    ? bestTermsFor(history, grantedAt(grants, now), now)
    : freePlanTerms(history, (await findUser(db, userId))?.created_at ?? 0, now)
  return { product: { ...product, benefits }, stopsAt: current?.until ?? 0 }
}

/** Benefit id → the user's allowance: the plan's, plus granted points. */
export async function benefitAllowances(db: Db, userId: string, now: number) {
  const { product } = await effectivePlan(db, userId, now)
  return addPoints(product.benefits, await sumPoints(db, userId))
}

/** Allowances with the points that were granted on top. */
export function addPoints(allowances: Record<string, number>, extraPoints: number): Record<string, number> {
  const points = allowances[BenefitIds.catPoints] ?? 0
  return points === UNLIMITED
    ? allowances
    : { ...allowances, [BenefitIds.catPoints]: Math.max(0, points + extraPoints) }
}

/** A user's remaining points (-1 for unlimited), and how many of the granted ones can be revoked. */
export async function pointsBalance(db: Db, userId: string, now: number) {
  const [allowances, grantedPoints, counters] = await Promise.all([
    benefitAllowances(db, userId, now),
    sumPoints(db, userId),
    listCounters(db, userId),
  ])
  const left = remainingBenefits(allowances, counters, now)[BenefitIds.catPoints] ?? 0
  return { left, revocable: revocablePoints(grantedPoints, left) }
}

/** How many live resumes the plan allows, -1 for any number. */
export async function resumeLimit(db: Db, userId: string, now: number): Promise<number> {
  const { product } = await effectivePlan(db, userId, now)
  return product.benefits[BenefitIds.resumeMaxNum] ?? 0
}

/** Whether some plan allows more live resumes than `limit`. */
export async function isLimitRaisable(db: Db, limit: number): Promise<boolean> {
  const limits = (await listProducts(db)).map(({ benefits }) => benefits[BenefitIds.resumeMaxNum] ?? 0)
  return limits.some((other) => other === UNLIMITED || other > limit)
}

export async function planBenefits(db: Db, userId: string, now: number): Promise<PlanBenefits> {
  const [user, { product, stopsAt }, points, counters, liveResumes] = await Promise.all([
    getUser(db, userId),
    effectivePlan(db, userId, now),
    sumPoints(db, userId),
    listCounters(db, userId),
    countLiveResumes(db, userId),
  ])
  // A cap on live resumes, so its use is their number, not a counter.
  const inUse = { benefit_id: BenefitIds.resumeMaxNum, period_at: 0, spent: liveResumes }
  return {
    inPlan: product.level > 0,
    uid: user.id,
    nickname: user.nickname,
    phoneNum: user.phone === null ? '' : maskPhone(user.phone),
    plan: product.id as PlanId,
    planName: product.name,
    planStopTime: stopsAt,
    benefitLrefTime: monthInChina(now).startsAt,
    closesAt: user.closes_at,
    benefits: remainingBenefits(addPoints(product.benefits, points), [...counters, inUse], now),
  }
}
