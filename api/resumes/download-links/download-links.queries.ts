import type { Db, DownloadLinkRow } from '../../db/schema/tables'

export async function insertDownloadLink(db: Db, row: DownloadLinkRow): Promise<void> {
  await db.insertInto('handoffs').values(row).execute()
}

export async function findDownloadLink(db: Db, tokenHash: string): Promise<DownloadLinkRow | undefined> {
  return db.selectFrom('handoffs').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
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
