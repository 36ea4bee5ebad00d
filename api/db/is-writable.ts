import { sql } from 'kysely'
import type { Db } from './schema/tables'

const writeTimeoutMs = 2_000

/**
 * Whether the database accepts writes in time, by a statement that changes no row but needs the permission
 * and the lock.
 * A standby or a read-only disk rejects it, a stuck writer does not answer.
 */
export async function isWritable(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), writeTimeoutMs)))
  const write = sql`update users set id = id where 1 = 0`.execute(db).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([write, timeout])
  } finally {
    clearTimeout(timer)
  }
}
