import type { Db, OutboxRow } from '../../db/schema/tables'

export const maxOutboxMessages = 50

export async function insertOutboxMessage(db: Db, row: OutboxRow): Promise<void> {
  await db.insertInto('outbox').values(row).execute()
  const newest = db
    .selectFrom('outbox')
    .select('id')
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(maxOutboxMessages)
  await db.deleteFrom('outbox').where('id', 'not in', newest).execute()
}

/** Newest first. */
export async function listOutboxRows(db: Db, now: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(maxOutboxMessages)
    .execute()
}
