import { answerTotals } from './answer-totals'
import type { ChatSessionRow } from '../../db/schema/chat-tables'
import { locksRows } from '../../db/dialects'
import type { Db } from '../../db/schema/tables'

export type ChatSums = Record<'questions' | 'failures' | 'points', number> &
  Record<'tokensIn' | 'tokensOut', number | null>
export const zeroSums: ChatSums = { questions: 0, failures: 0, points: 0, tokensIn: null, tokensOut: null }

/** Totals of the answers of some sessions, by session id. */
export async function sumChats(db: Db, ids: readonly string[]): Promise<Map<string, ChatSums>> {
  if (ids.length === 0) return new Map()
  const { questions, failures, points, tokensIn, tokensOut } = answerTotals
  const rows = await db
    .selectFrom('chat_turns')
    .select([
      'session_id',
      questions.as('questions'),
      failures.as('failures'),
      points.as('points'),
      tokensIn.as('tokensIn'),
      tokensOut.as('tokensOut'),
    ])
    .where('session_id', 'in', ids)
    .groupBy('session_id')
    .execute()
  return new Map(rows.map(({ session_id, ...sums }) => [session_id, sums]))
}

/** A chat of any user, locked until the transaction ends. */
export async function lockChat(db: Db, id: string): Promise<ChatSessionRow | undefined> {
  const session = db.selectFrom('chat_sessions').selectAll().where('id', '=', id)
  return (locksRows(db) ? session.forUpdate() : session).executeTakeFirst()
}

export async function setFlagged(db: Db, id: string, flagged: boolean): Promise<void> {
  await db
    .updateTable('chat_sessions')
    .set({ flagged: flagged ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}
