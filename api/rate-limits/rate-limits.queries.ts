import { sql } from 'kysely'
import type { Db } from '../db/schema/tables'

/** At most `max` times in `windowMs`, counted from the first time. */
export type RateLimit = { key: string; max: number; windowMs: number }

/**
 * Counts one more against each limit, all in one statement. When one of them is reached nothing is counted.
 * @returns 0, or the ms until none is reached.
 */
export async function consumeOrGetWaitMs(db: Db, limits: RateLimit[], now: number): Promise<number> {
  const counted = await incrementAll(db, limits, now)
  const exceededWaits = limits.flatMap((limit) => {
    const row = counted.get(limit.key)
    return row && row.points > limit.max ? [row.expires_at - now] : []
  })
  if (exceededWaits.length === 0) return 0
  await releaseLimits(db, limits, now)
  return Math.max(...exceededWaits)
}

async function incrementAll(db: Db, limits: RateLimit[], now: number) {
  // Always in the same order: PostgreSQL locks row by row, and another order could deadlock.
  const inOrder = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1))
  const isWindowOver = sql<boolean>`limits.expires_at <= ${now}`
  const rows = await db
    .insertInto('limits')
    .values(inOrder.map(({ key, windowMs }) => ({ key, points: 1, expires_at: now + windowMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isWindowOver} then 1 else limits.points + 1 end`,
        expires_at: sql`case when ${isWindowOver} then excluded.expires_at else limits.expires_at end`,
      }),
    )
    .returning(['key', 'points', 'expires_at'])
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/** The current count of each key, without counting. */
export async function getCounts(db: Db, keys: string[], now: number): Promise<Map<string, number>> {
  return new Map((await listActiveCounters(db, keys, now)).map(({ key, points }) => [key, points]))
}

/** The ms until none of the limits is reached, without counting; 0 when none is. */
export async function getWaitMs(db: Db, limits: RateLimit[], now: number): Promise<number> {
  const max = new Map(limits.map((limit) => [limit.key, limit.max]))
  const counted = await listActiveCounters(db, [...max.keys()], now)
  return Math.max(
    0,
    ...counted.filter(({ key, points }) => points >= max.get(key)!).map((row) => row.expires_at - now),
  )
}

function listActiveCounters(db: Db, keys: string[], now: number) {
  return db.selectFrom('limits').selectAll().where('key', 'in', keys).where('expires_at', '>', now).execute()
}

/** Takes back what was counted for something that did not happen. One row at a time, to avoid deadlocks. */
export async function releaseLimits(db: Db, limits: RateLimit[], now: number): Promise<void> {
  for (const { key } of limits)
    await db
      .updateTable('limits')
      .set({ points: sql`points - 1` })
      .where('key', '=', key)
      .where('points', '>', 0)
      .where('expires_at', '>', now)
      .execute()
}
