import type { Db } from '../../db/schema/tables'
import type { Merge } from '../users/user-owned-tables'

/** Ids of a user's favourites, the latest first. */
export async function listFavourites(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite_templates')
    .select('template_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('template_id')
    .execute()
  return rows.map(({ template_id }) => template_id)
}

/** Those that are there already keep their time. */
export async function addFavourites(db: Db, userId: string, ids: readonly string[], now: number) {
  if (ids.length === 0) return
  await db
    .insertInto('favourite_templates')
    .values(ids.map((id) => ({ user_id: userId, template_id: id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeFavourites(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  await db
    .deleteFrom('favourite_templates')
    .where('user_id', '=', userId)
    .where('template_id', 'in', ids)
    .execute()
}

/** Those of both accounts; one that both have is there once. */
export async function mergeFavourites(db: Db, { from, into }: Merge): Promise<void> {
  const rows = await db.selectFrom('favourite_templates').selectAll().where('user_id', '=', from).execute()
  await db.deleteFrom('favourite_templates').where('user_id', '=', from).execute()
  if (rows.length === 0) return
  await db
    .insertInto('favourite_templates')
    .values(rows.map((row) => ({ ...row, user_id: into })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
