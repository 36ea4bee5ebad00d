import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/**
 * Lets the transactions that count what one person has come one after the other: it holds the person's row until the end
 * of this one. SQLite has one writer anyway, and no `for update`. @returns whether there is such a user.
 */
export async function lockUser(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((row) => ({ is_admin: row.ref('is_admin') }))
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
