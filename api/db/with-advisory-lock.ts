import { sql } from 'kysely'
import { locksRows } from './dialects'
import type { Db } from './schema/tables'

/** An arbitrary number that no other lock of this database uses. */
const cleanupLockId = 7_243_118

/**
 * Runs `work` unless another process is running it; returns undefined then. The lock is a PostgreSQL advisory
 * lock that ends with its transaction, so that a killed process leaves none behind; SQLite is used by one
 * process anyway.
 */
export async function withAdvisoryLock<T>(db: Db, work: () => Promise<T>): Promise<T | undefined> {
  if (!locksRows(db)) return work()
  return db.transaction().execute(async (trx) => {
    const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${cleanupLockId}) as "isOurs"`
    const { rows } = await lock.execute(trx)
    return rows[0]?.isOurs ? work() : undefined
  })
}
