import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables'

type Db = Kysely<Tables>

/** Something that may happen `most` times in `windowMs`, counted from its first time. */
export type Limit = { key: string; most: number; windowMs: number }

/**
 * Counts one more of each, all in one statement. When one of them is full nothing is counted.
 * @returns 0, or the ms to wait until none is full.
 */
export async function countOrWait(db: Db, limits: Limit[], now: number): Promise<number> {
  const counted = await countEach(db, limits, now)
  const full = limits.flatMap((limit) => {
    const row = counted.get(limit.key)
    return row && row.points > limit.most ? [row.expires_at - now] : []
  })
  if (full.length === 0) return 0
  await giveBack(db, limits, now)
  return Math.max(...full)
}

async function countEach(db: Db, limits: Limit[], now: number) {
  // In one order always: PostgreSQL locks row by row.
  const inOrder = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1))
  const isOver = sql<boolean>`limits.expires_at <= ${now}`
  const rows = await db
    .insertInto('limits')
    .values(inOrder.map(({ key, windowMs }) => ({ key, points: 1, expires_at: now + windowMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isOver} then 1 else limits.points + 1 end`,
        expires_at: sql`case when ${isOver} then excluded.expires_at else limits.expires_at end`,
      }),
    )
    .returning(['key', 'points', 'expires_at'])
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/** How often each was counted in its window, without counting. */
export async function pointsOf(db: Db, keys: string[], now: number): Promise<Map<string, number>> {
  return new Map((await countedOf(db, keys, now)).map(({ key, points }) => [key, points]))
}

/** The ms to wait until none of the limits is full, without counting; 0 when none is. */
export async function waitOf(db: Db, limits: Limit[], now: number): Promise<number> {
  const most = new Map(limits.map((limit) => [limit.key, limit.most]))
  const counted = await countedOf(db, [...most.keys()], now)
  return Math.max(
    0,
    ...counted.filter(({ key, points }) => points >= most.get(key)!).map((row) => row.expires_at - now),
  )
}

function countedOf(db: Db, keys: string[], now: number) {
  return db.selectFrom('limits').selectAll().where('key', 'in', keys).where('expires_at', '>', now).execute()
}

/** Takes back what was counted for something that did not happen. One row at a time, so that no two can wait for each other. */
export async function giveBack(db: Db, limits: Limit[], now: number): Promise<void> {
  for (const { key } of limits)
    await db
      .updateTable('limits')
      .set({ points: sql`points - 1` })
      .where('key', '=', key)
      .where('points', '>', 0)
      .where('expires_at', '>', now)
      .execute()
}
