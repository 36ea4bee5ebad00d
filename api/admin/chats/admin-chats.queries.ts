import type { AdminChatsQuery } from '#contract/admin/admin-chat'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { maxSearchResults } from '../users/admin-users.queries'
import { answerTotals } from './answer-totals'
import type { ChatSessionRow } from '../../db/schema/chat-tables'
import { locksRows } from '../../db/dialects'
import { readKeysetPage } from '../../db/keyset-page'
import type { Tables } from '../../db/schema/tables'

type Db = Kysely<Tables>
type ChatListQuery = z.output<typeof AdminChatsQuery>

const sortColumns = { updated: 'chat_sessions.updated_at', created: 'chat_sessions.created_at' } as const

/** A page of everybody's talks, without a word of them. */
export async function listAllChats(db: Db, { search, filter, sort, ...pageQuery }: ChatListQuery) {
  const column = sortColumns[sort]
  let query = db
    .selectFrom('chat_sessions')
    .innerJoin('users', 'users.id', 'chat_sessions.user_id')
    .select(['chat_sessions.id', 'flagged', 'resume_id', 'chat_sessions.created_at', 'updated_at'])
    .select(['user_id', 'users.nickname', 'users.phone', sql.ref<number>(column).as('at')])
  // A literal, so that the index of these few is seen to fit.
  if (filter === 'flagged') query = query.where(sql<boolean>`chat_sessions.flagged = 1`)
  if (search) query = query.where('chat_sessions.id', 'in', [...(await searchChats(db, search)), ''])
  return readKeysetPage(db, query, { sort: column, id: 'chat_sessions.id' }, pageQuery)
}

/** By a number, its person's number or phone. @returns numbers of sessions */
async function searchChats(db: Db, search: string): Promise<string[]> {
  const digits = search.replace(/[\s-]/g, '')
  const ids = () => db.selectFrom('chat_sessions').select('id').limit(maxSearchResults)
  const questions = [
    ids().where('id', '=', search),
    ids().where('user_id', '=', search),
    ...(/^1\d{10}$/.test(digits)
      ? [ids().where('user_id', 'in', db.selectFrom('users').select('id').where('phone', '=', digits))]
      : []),
  ]
  const found = await Promise.all(questions.map((question) => question.execute()))
  return [...new Set(found.flat().map(({ id }) => id))]
}

export type ChatSums = Record<'questions' | 'failures' | 'points', number> &
  Record<'tokensIn' | 'tokensOut', number | null>
export const zeroSums: ChatSums = { questions: 0, failures: 0, points: 0, tokensIn: null, tokensOut: null }

/** What the answers of some sessions came to, by session. */
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

/** Whoever's it is; nobody changes it until the transaction ends. */
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
