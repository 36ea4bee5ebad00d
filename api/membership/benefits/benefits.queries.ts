import { type Kysely, sql } from 'kysely'
import type { BenefitCounterRow, GrantRow, Tables } from '../../db/schema/tables'

type Db = Kysely<Tables>

export async function insertGrant(db: Db, row: GrantRow): Promise<void> {
  await db.insertInto('grants').values(row).execute()
}

/** @returns whether it was not there before: the same id is the same grant. */
export async function insertGrantOnce(db: Db, row: GrantRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('grants')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function listGrants(db: Db, userId: string): Promise<GrantRow[]> {
  return db.selectFrom('grants').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
}

export async function listCounters(db: Db, userId: string): Promise<BenefitCounterRow[]> {
  return db.selectFrom('benefit_counters').selectAll().where('user_id', '=', userId).execute()
}

type Period = Omit<BenefitCounterRow, 'spent'>

/**
 * Counts one more, in one statement, unless `most` are spent. A later period begins at nothing; an earlier one (a clock
 * was set back) goes on in the later. @returns how many are spent then; undefined when none was left.
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

/** Takes one back of what was spent in a period; of a later one nothing. */
export async function decrementSpent(db: Db, { user_id, benefit_id, period_at }: Period): Promise<void> {
  await db
    .updateTable('benefit_counters')
    .set({ spent: sql`spent - 1` })
    .where((counter) => counter.and({ user_id, benefit_id, period_at }))
    .where('spent', '>', 0)
    .execute()
}

/** Of two accounts of one person the later period counts, and in the same period the one that spent more: merging costs nothing. */
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
