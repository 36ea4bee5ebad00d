import { sql } from 'kysely'
import { chinaDay } from '#contract/china-time'
import type { Db, DailyCountRow } from '../../db/schema/tables'

/** Counts a user among the day's active users, on their first request of the day (China's calendar). */
export async function recordActiveUser(db: Db, userId: string, now: number): Promise<void> {
  const day = chinaDay(now).startsAt
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ seen_at: now })
    .where('id', '=', userId)
    .where('seen_at', '<', day)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) await incrementDailyCount(db, 'active', day)
}

async function incrementDailyCount(db: Db, what: DailyCountRow['what'], day: number): Promise<void> {
  await db
    .insertInto('daily_counts')
    .values({ what, day, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['what', 'day']).doUpdateSet({ count: sql`daily_counts.count + 1` }),
    )
    .execute()
}
