import type { ChatSessionRow } from '../db/schema/chat-tables'
import type { Db } from '../db/schema/tables'

/** Every query names the owner, so that nobody can reach another user's chat. */
export type OwnedChatKey = { id: string; userId: string }

export async function insertChat(db: Db, row: ChatSessionRow): Promise<void> {
  await db.insertInto('chat_sessions').values(row).execute()
}

/** A chat of its owner. Proposal sessions do not count as chats. */
export async function findChat(db: Db, { id, userId }: OwnedChatKey): Promise<ChatSessionRow | undefined> {
  return db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('resume_id', 'is', null)
    .executeTakeFirst()
}

/** The newest proposal session of a resume. */
export async function findProposalSession(
  db: Db,
  { resumeId, userId }: { resumeId: string; userId: string },
): Promise<ChatSessionRow | undefined> {
  return db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .executeTakeFirst()
}

/** Newest first. */
export async function listChats(db: Db, userId: string, limit: number): Promise<ChatSessionRow[]> {
  return db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('resume_id', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countChats(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('chat_sessions')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('resume_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns the updated row; undefined when it is missing or belongs to another user. */
export async function updateChat(
  db: Db,
  { id, userId }: OwnedChatKey,
  change: Partial<Pick<ChatSessionRow, 'title' | 'updated_at'>>,
): Promise<ChatSessionRow | undefined> {
  return db
    .updateTable('chat_sessions')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteChat(db: Db, { id, userId }: OwnedChatKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
