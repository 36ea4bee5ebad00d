import type { Membership } from '#contract/billing/membership'
import type { PlanId } from '#contract/billing/benefits'
import { listGrants } from '../benefits/benefits.queries'
import { listProducts } from './products.queries'
import { listPointGrants } from '../benefits/points.queries'
import type { Db } from '../../db/schema/tables'
import { membershipTimeline } from './membership-timeline'

/** A user's current and following membership periods, and every row of the ledger, newest first. */
export async function readMembership(db: Db, userId: string, now: number): Promise<Membership> {
  const [grants, products, points] = await Promise.all([
    listGrants(db, userId),
    listProducts(db),
    listPointGrants(db, userId),
  ])
  const planOf = (level: number) => products.find((product) => product.level === level)?.id as PlanId
  return {
    spans: membershipTimeline(grants, now).map(({ level, from, until }) => ({
      plan: planOf(level),
      from,
      to: until,
    })),
    ledger: grants
      .map(({ level, seconds, source, created_at: at }) => ({ plan: planOf(level), seconds, source, at }))
      .reverse(),
    points: points.map(({ points, source, created_at: at }) => ({ points, source, at })).reverse(),
  }
}
