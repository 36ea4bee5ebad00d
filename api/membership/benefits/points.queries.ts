import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { insertIfNew } from '../../db/insert-if-new'
import { listCounters } from './benefits.queries'
import { listProducts } from '../plans-and-products/products.queries'
import type { PointGrantRow } from '../../db/schema/chat-tables'
import type { Db } from '../../db/schema/tables'

/**
 * Grants points on top of the plan's. @returns false when the grant exists already: the id makes it
 * idempotent.
 */
export async function insertPointGrant(db: Db, row: PointGrantRow): Promise<boolean> {
  return insertIfNew(db, 'point_grants', row)
}

/** Oldest first. */
export async function listPointGrants(db: Db, userId: string): Promise<PointGrantRow[]> {
  return db
    .selectFrom('point_grants')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** Points granted to a user less those revoked, spent or not. */
export async function sumPoints(db: Db, userId: string): Promise<number> {
  const { points } = await db
    .selectFrom('point_grants')
    .select((row) => row.fn.sum<number | string | null>('points').as('points'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(points ?? 0)
}

/**
 * Adds up the granted points of two accounts, and what was spent of them. Of the points spent from the plan
 * itself the higher number counts, as for every other benefit. Must run before the counters are merged.
 */
export async function mergePointGrants(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const [free] = await listProducts(db)
  const fromPlan = free?.benefits[BenefitIds.catPoints] ?? 0
  const [source, target] = await Promise.all([
    splitSpentPoints(db, from, fromPlan),
    splitSpentPoints(db, into, fromPlan),
  ])
  const spent = Math.max(source.fromPlan, target.fromPlan) + source.fromGrants + target.fromGrants
  await db.updateTable('point_grants').set({ user_id: into }).where('user_id', '=', from).execute()
  await db
    .deleteFrom('benefit_counters')
    .where('user_id', 'in', [from, into])
    .where('benefit_id', '=', BenefitIds.catPoints)
    .execute()
  if (spent === 0) return
  const row = { user_id: into, benefit_id: BenefitIds.catPoints, period_at: 0, spent }
  await db.insertInto('benefit_counters').values(row).execute()
}

async function splitSpentPoints(db: Db, userId: string, planAllowance: number) {
  const counter = (await listCounters(db, userId)).find((row) => row.benefit_id === BenefitIds.catPoints)
  const spent = counter?.spent ?? 0
  const overPlan = planAllowance === UNLIMITED ? 0 : Math.max(0, spent - planAllowance)
  const fromGrants = Math.min(await sumPoints(db, userId), overPlan)
  return { fromPlan: spent - fromGrants, fromGrants }
}
