import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import type { Kysely } from 'kysely'
import { listCounters } from './benefits.queries'
import { listProducts } from '../plans-and-products/products.queries'
import type { PointGrantRow } from '../../db/schema/chat-tables'
import type { Tables } from '../../db/schema/tables'

type Db = Kysely<Tables>

/** Gives points on top of what the plan has. @returns whether it was not there before: the same id is the same gift. */
export async function insertPointGrant(db: Db, row: PointGrantRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('point_grants')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** In the order they came. */
export async function listPointGrants(db: Db, userId: string): Promise<PointGrantRow[]> {
  return db
    .selectFrom('point_grants')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** How many points somebody was given and not taken back, spent or not. */
export async function sumPoints(db: Db, userId: string): Promise<number> {
  const { points } = await db
    .selectFrom('point_grants')
    .select((row) => row.fn.sum<number | string | null>('points').as('points'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(points ?? 0)
}

/**
 * Given points of two accounts are added up, and what was spent of them too. What was spent of the plan's own is not, as
 * with every other benefit: there the one that spent more counts. For use before the counters are merged.
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
