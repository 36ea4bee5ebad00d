import type { Db, DownloadLinkRow } from '../../db/schema/tables'

export async function insertDownloadLink(db: Db, row: DownloadLinkRow): Promise<void> {
  await db.insertInto('handoffs').values(row).execute()
}

export async function findDownloadLink(db: Db, tokenHash: string): Promise<DownloadLinkRow | undefined> {
  return db.selectFrom('handoffs').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** @returns whether this call was the one that used it. */
export async function markDownloadLinkUsed(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handoffs')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
