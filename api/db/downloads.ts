import { type Kysely, sql } from 'kysely'
import type { DownloadRow, Tables } from './tables'

type Db = Kysely<Tables>

/** @returns whether it is the first of its content. */
export async function insertDownload(db: Db, row: DownloadRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('downloads')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether somebody has downloaded this content before. */
export async function hasDownloaded(
  db: Db,
  { userId, content }: { userId: string; content: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('downloads')
    .select('content')
    .where('user_id', '=', userId)
    .where('content', '=', content)
    .executeTakeFirst()
  return row !== undefined
}

/** What either account has downloaded is free for the one they become. */
export async function mergeDownloads(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await sql`
    insert into downloads (user_id, content, created_at)
    select ${into}, content, created_at from downloads where user_id = ${from}
    on conflict do nothing`.execute(db)
  await db.deleteFrom('downloads').where('user_id', '=', from).execute()
}
