import { sql } from 'kysely'
import type { Db, BenefitCounterRow, GrantRow } from '../../db/schema/tables'

export async function insertGrant(db: Db, row: GrantRow): Promise<void> {
  await db.insertInto('grants').values(row).execute()
}

export async function listGrants(db: Db, userId: string): Promise<GrantRow[]> {
  return db.selectFrom('grants').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
}

export async function listCounters(db: Db, userId: string): Promise<BenefitCounterRow[]> {
  return db.selectFrom('benefit_counters').selectAll().where('user_id', '=', userId).execute()
}

type Period = Omit<BenefitCounterRow, 'spent'>

/**
 * Counts one more use in one statement, unless `limit` are spent. A later period starts at zero; an earlier
 * one (the clock was set back) continues in the stored one. @returns how many are spent now; undefined when
 * none was left.
 */
export async function incrementSpent(db: Db, period: Period, limit: number): Promise<number | undefined> {
  if (limit <= 0) return undefined
  const isNew = sql<boolean>`benefit_counters.period_at < excluded.period_at`
  const row = await db
    .insertInto('benefit_counters')
    .values({ ...period, spent: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'benefit_id'])
        .doUpdateSet({
          spent: sql`case when ${isNew} then 1 else benefit_counters.spent + 1 end`,
          period_at: sql`case when ${isNew} then excluded.period_at else benefit_counters.period_at end`,
        })
        .where(sql<boolean>`${isNew} or benefit_counters.spent < ${limit}`),
    )
    .returning('spent')
    .executeTakeFirst()
  return row?.spent
}

/** Takes one use back within the same period; does nothing once a later period has begun. */
export async function decrementSpent(db: Db, { user_id, benefit_id, period_at }: Period): Promise<void> {
  await db
    .updateTable('benefit_counters')
    .set({ spent: sql`spent - 1` })
    .where((counter) => counter.and({ user_id, benefit_id, period_at }))
    .where('spent', '>', 0)
    .execute()
}

/**
 * Merges the counters of two accounts: the later period wins, within one period the higher count, so that a
 * merge gains nothing.
 */
export async function mergeCounters(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  const countersOfTarget = new Map((await listCounters(db, into)).map((row) => [row.benefit_id, row]))
  for (const row of await listCounters(db, from)) {
    const other = countersOfTarget.get(row.benefit_id)
    if (other && (other.period_at - row.period_at || other.spent - row.spent) >= 0) continue
    const { period_at, spent } = row
    await db
      .insertInto('benefit_counters')
      .values({ ...row, user_id: into })
      .onConflict((conflict) => conflict.columns(['user_id', 'benefit_id']).doUpdateSet({ period_at, spent }))
      .execute()
  }
  await db.deleteFrom('benefit_counters').where('user_id', '=', from).execute()
}
