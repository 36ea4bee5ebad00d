import type { Kysely } from 'kysely'
import type { HandoffRow, Tables } from '../../db/schema/tables'

type Db = Kysely<Tables>

export async function insertHandoff(db: Db, row: HandoffRow): Promise<void> {
  await db.insertInto('handoffs').values(row).execute()
}

export async function findHandoff(db: Db, tokenHash: string): Promise<HandoffRow | undefined> {
  return db.selectFrom('handoffs').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** @returns whether this call was the one that used it. */
export async function markHandoffUsed(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handoffs')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
