import type { AdminListQuery } from '#contract/admin/admin-list-calls'
import { sql } from 'kysely'
import { readKeysetPage } from '../db/keyset-page'
import type { Db } from '../db/schema/tables'

type ListFeedback = AdminListQuery<'listFeedback'>

/** One page of the messages, each with its sender's nickname and phone. */
export async function listFeedback(db: Db, { search, filter, sort: _, ...page }: ListFeedback, now: number) {
  const column = 'feedback.created_at'
  let query = db
    .selectFrom('feedback')
    .leftJoin('users', 'users.id', 'feedback.user_id')
    .select(['feedback.id', 'topic', 'message', 'contact', 'feedback.created_at', 'answered_at', 'user_id'])
    .select(['users.nickname', 'users.phone', sql.ref<number>(column).as('at')])
    .where('expires_at', '>', now)
  if (filter !== 'all') query = query.where('answered_at', filter === 'open' ? 'is' : 'is not', null)
  if (search) query = query.where(matchesSearch(search))
  return readKeysetPage(db, query, { sort: column, id: 'feedback.id' }, page)
}

/** Case-insensitive, as far as both databases agree on that. */
function matchesSearch(search: string) {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const digits = search.replace(/[\s-]/g, '')
  return sql<boolean>`(lower(feedback.message) like ${like} escape '\\'
    or lower(feedback.contact) like ${like} escape '\\'
    or feedback.user_id = ${search} or users.phone = ${digits})`
}

/** When a message was answered (null while it is open); undefined for an unknown id. */
export async function findAnsweredAt(db: Db, id: string): Promise<number | null | undefined> {
  const row = await db.selectFrom('feedback').select('answered_at').where('id', '=', id).executeTakeFirst()
  return row?.answered_at
}

/** @returns false when nothing changed, or the message is gone. */
export async function setAnswered(db: Db, id: string, at: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set({ answered_at: at })
    .where('id', '=', id)
    .where('answered_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
