import { type Kysely, sql } from 'kysely'
import { deleteBinnedResumes, deleteOldVersions, deleteUnusedPhotos, keepUsedPhotos } from './expired-resumes'
import type { Tables } from './tables'

type Db = Kysely<Tables>

/** Every table whose rows end at their `expires_at`, and the column they are named by. */
const mortal = {
  drafts: 'id',
  error_reports: 'id',
  feedback: 'id',
  handoffs: 'token_hash',
  sessions: 'id',
  sms_codes: 'id',
  known_devices: 'id',
  spent_challenges: 'id',
  limits: 'key',
  outbox: 'id',
  weixin_rounds: 'state_hash',
} as const satisfies Partial<Record<keyof Tables, string>>

/** Few at a time, so that a long-closed service that sweeps a month does not hold its first visitors up. */
const atOnce = 100

/** Deletes what has expired; @returns how many rows of each. */
export async function deleteExpired(db: Db, now: number): Promise<Partial<Record<keyof Tables, number>>> {
  const deleted: Partial<Record<keyof Tables, number>> = {}
  for (const [table, key] of Object.entries(mortal))
    deleted[table as keyof typeof mortal] = await inPortions(() => deleteMortal(db, table, key, now))
  deleted.resumes = await inPortions(() => deleteBinnedResumes(db, now, atOnce))
  deleted.resume_versions = await inPortions(() => deleteOldVersions(db, now, atOnce))
  await inPortions(() => keepUsedPhotos(db, now, atOnce))
  deleted.photos = await inPortions(() => deleteUnusedPhotos(db, now, atOnce))
  return deleted
}

async function inPortions(change: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await change()
    total += count
    if (count < atOnce) return total
  }
}

async function deleteMortal(db: Db, table: string, key: string, now: number): Promise<number> {
  const [from, id] = [sql.table(table), sql.ref(key)]
  const expired = sql`select ${id} from ${from} where expires_at <= ${now} limit ${atOnce}`
  const { numAffectedRows } = await sql`delete from ${from} where ${id} in (${expired})`.execute(db)
  return Number(numAffectedRows)
}
