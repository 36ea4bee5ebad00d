import { prefixUpperBound } from '../../db/keyset-page'
import { maxSearchResults } from '../admin-list'
import type { Db, GrantRow } from '../../db/schema/tables'

/** Accounts by a phone or its beginning, a number, an invite code, or the beginning of a nickname. */
export function searchUsers(db: Db, search: string) {
  const digits = search.replace(/[\s-]/g, '')
  const ids = db.selectFrom('users').select('id')
  const beginningWith = (column: 'nickname' | 'phone', text: string) =>
    ids.where(column, '>=', text).where(column, '<', prefixUpperBound(text)).limit(maxSearchResults)
  return [
    ids.where('id', '=', search),
    ids.where('invite_code', '=', search.toUpperCase()),
    beginningWith('nickname', search),
    ...(/^1\d{2,10}$/.test(digits) ? [beginningWith('phone', digits)] : []),
  ]
}

/** Membership grants of some users, by user id. */
export async function listGrantsByUser(db: Db, ids: string[]): Promise<Map<string, GrantRow[]>> {
  const ledgers = new Map<string, GrantRow[]>(ids.map((id) => [id, []]))
  const grants =
    ids.length > 0 ? await db.selectFrom('grants').selectAll().where('user_id', 'in', ids).execute() : []
  for (const grant of grants) ledgers.get(grant.user_id)?.push(grant)
  return ledgers
}

export async function countResumes(db: Db, userId: string): Promise<{ live: number; binned: number }> {
  const { all, binned } = await db
    .selectFrom('resumes')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('deleted_at').as('binned')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { live: Number(all) - Number(binned), binned: Number(binned) }
}
