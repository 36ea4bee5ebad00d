import { type Kysely, sql } from 'kysely'
import { locksRows } from './dialects'
import type { Tables } from './schema/tables'

/** Any number that nobody else locks in this database. */
const cleanupLockId = 7_243_118

/**
 * Does what one process at a time shall do, unless another is at it: undefined then. The lock is PostgreSQL's and ends with
 * its transaction, so that a killed process leaves none behind; SQLite has one process anyway.
 */
export async function withAdvisoryLock<T>(
  db: Kysely<Tables>,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (!locksRows(db)) return work()
  return db.transaction().execute(async (trx) => {
    const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${cleanupLockId}) as "isOurs"`
    const { rows } = await lock.execute(trx)
    return rows[0]?.isOurs ? work() : undefined
  })
}
