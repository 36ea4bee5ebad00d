import type { Db } from './schema/tables'
import { UniqueViolation } from './unique-violation'

/** Another transaction changed what this one had read: it must be retried. */
export class RetryTransaction extends Error {
  override name = 'RetryTransaction'
}

const maxAttempts = 5

/** A unique key that another transaction took first, or (PostgreSQL) a deadlock. */
function isRetryable(error: unknown): boolean {
  if (error instanceof RetryTransaction || error instanceof UniqueViolation) return true
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/**
 * Runs a transaction and retries it when another one interfered. @throws the error of `work`; after the last
 * attempt the conflict, too.
 */
export async function runTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isRetryable(error) || attempt === maxAttempts) throw error
    }
}
