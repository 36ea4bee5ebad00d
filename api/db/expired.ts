import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables'

type Db = Kysely<Tables>

/** Every table whose rows end at their `expires_at`, and the column they are named by. */
const mortal = {
  drafts: 'id',
  photos: 'id',
  handoffs: 'token_hash',
  sessions: 'id',
  sms_codes: 'id',
  limits: 'key',
  outbox: 'id',
} as const satisfies Partial<Record<keyof Tables, string>>

/** Few at a time, so that a long-closed service that sweeps a month does not hold its first visitors up. */
const atOnce = 100

/** Deletes what has expired; @returns how many rows of each. */
export async function deleteExpired(db: Db, now: number): Promise<Record<keyof typeof mortal, number>> {
  const deleted: Record<string, number> = {}
  for (const [table, key] of Object.entries(mortal)) deleted[table] = await deleteAll(db, table, key, now)
  return deleted as Record<keyof typeof mortal, number>
}

async function deleteAll(db: Db, table: string, key: string, now: number): Promise<number> {
  const [from, id] = [sql.table(table), sql.ref(key)]
  const expired = sql`select ${id} from ${from} where expires_at <= ${now} limit ${atOnce}`
  for (let total = 0; ;) {
    const { numAffectedRows } = await sql`delete from ${from} where ${id} in (${expired})`.execute(db)
    total += Number(numAffectedRows)
    if (Number(numAffectedRows) < atOnce) return total
  }
}
