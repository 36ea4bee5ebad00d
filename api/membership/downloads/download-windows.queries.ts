import { insertIfNew } from '../../db/insert-if-new'
import type { DownloadWindowRow } from '../../db/schema/product-tables'
import type { Db } from '../../db/schema/tables'

export async function insertDownloadWindow(db: Db, row: DownloadWindowRow): Promise<void> {
  await db.insertInto('download_windows').values(row).execute()
}

/** Until when any of these items is unlocked, in ms since 1970; undefined when none is. */
export async function findOpenUntil(
  db: Db,
  { userId, items, now }: { userId: string; items: readonly string[]; now: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('download_windows')
    .select('closes_at')
    .where('user_id', '=', userId)
    .where('item', 'in', items)
    .where('closes_at', '>', now)
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.closes_at
}

/** Merges the unlocked items of two accounts. */
export async function mergeDownloadWindows(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const rows = await db.selectFrom('download_windows').selectAll().where('user_id', '=', from).execute()
  for (const row of rows) await insertIfNew(db, 'download_windows', { ...row, user_id: into })
  await db.deleteFrom('download_windows').where('user_id', '=', from).execute()
}
