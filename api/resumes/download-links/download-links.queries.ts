import type { Db, DownloadLinkRow } from '../../db/schema/tables'

export async function insertDownloadLink(db: Db, row: DownloadLinkRow): Promise<void> {
  await db.insertInto('handoffs').values(row).execute()
}

export async function findDownloadLink(db: Db, tokenHash: string): Promise<DownloadLinkRow | undefined> {
  return db.selectFrom('handoffs').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Newest first. */
export async function listDownloadLinkRows(db: Db, userId: string, now: number) {
  return db
    .selectFrom('handoffs')
    .select(['token_hash', 'file_name', 'created_at', 'expires_at', 'fetches'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute()
}

export async function countFetch(db: Db, tokenHash: string): Promise<void> {
  await db
    .updateTable('handoffs')
    .set(({ eb }) => ({ fetches: eb('fetches', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** @returns whether the user had this link. */
export async function deleteDownloadLink(db: Db, tokenHash: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('handoffs')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
