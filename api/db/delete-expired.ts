import { sql } from 'kysely'
import {
  deleteBinnedResumes,
  deleteOldVersions,
  deleteUnusedPhotos,
  extendUsedPhotos,
} from '../resumes/expired-resumes.queries'
import { firstVisitDay } from '../lifetimes'
import { deleteVisitsBefore } from '../sharing/shares.queries'
import type { Db, Tables } from './schema/tables'

/** Every table whose rows expire at `expires_at`, with its key column. */
const expiringTables = {
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

/** Small batches, so that a month of expired rows after a long downtime does not delay the first requests. */
const batchSize = 100

/** Deletes expired rows. @returns the number of deleted rows per table. */
export async function deleteExpired(db: Db, now: number): Promise<Partial<Record<keyof Tables, number>>> {
  const deleted: Partial<Record<keyof Tables, number>> = {}
  for (const [table, key] of Object.entries(expiringTables))
    deleted[table as keyof typeof expiringTables] = await inBatches(() =>
      deleteExpiredRows(db, table, key, now),
    )
  deleted.resumes = await inBatches(() => deleteBinnedResumes(db, now, batchSize))
  deleted.resume_versions = await inBatches(() => deleteOldVersions(db, now, batchSize))
  await inBatches(() => extendUsedPhotos(db, now, batchSize))
  deleted.photos = await inBatches(() => deleteUnusedPhotos(db, now, batchSize))
  deleted.share_visits = await inBatches(() => deleteVisitsBefore(db, firstVisitDay(now), batchSize))
  return deleted
}

async function inBatches(change: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await change()
    total += count
    if (count < batchSize) return total
  }
}

async function deleteExpiredRows(db: Db, table: string, key: string, now: number): Promise<number> {
  const [from, id] = [sql.table(table), sql.ref(key)]
  const expired = sql`select ${id} from ${from} where expires_at <= ${now} limit ${batchSize}`
  const { numAffectedRows } = await sql`delete from ${from} where ${id} in (${expired})`.execute(db)
  return Number(numAffectedRows)
}
