import type { Kysely } from 'kysely'
import type { Tables } from './schema/tables'
import { UniqueViolation } from './unique-violation'

/** Somebody else changed meanwhile what this transaction had read. */
export class RetryTransaction extends Error {
  override name = 'BeginAgain'
}

const maxAttempts = 5

/** A unique key somebody else took first, or (PostgreSQL) two transactions that waited for each other. */
function isRetryable(error: unknown): boolean {
  if (error instanceof RetryTransaction || error instanceof UniqueViolation) return true
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/** One transaction, from its beginning again when another was faster; @throws what it threw, at last that too. */
export async function runTransaction<T>(
  db: Kysely<Tables>,
  work: (trx: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isRetryable(error) || attempt === maxAttempts) throw error
    }
}
