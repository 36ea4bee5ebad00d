import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables'

const patienceMs = 2_000

/** Whether the database answers in time; on SQLite by way of the writer, so that a stuck one is noticed. */
export async function isHealthy(db: Kysely<Tables>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patienceMs)))
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
