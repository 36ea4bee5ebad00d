import type { AdminUsersQuery } from '#contract/admin/admin-user'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { prefixUpperBound, readKeysetPage } from '../../db/keyset-page'
import type { GrantRow, Tables } from '../../db/schema/tables'

type Db = Kysely<Tables>
type UserListQuery = z.output<typeof AdminUsersQuery>

/** A search finds no more than so many: whoever looks for somebody types on. */
export const maxSearchResults = 200

const sortColumns = { created: 'users.created_at', seen: 'users.seen_at' } as const

/** A page of accounts; searched or filtered ones are picked out first, so that no order has to walk past all the others. */
export async function listUsers(db: Db, { search, filter, sort, ...pageQuery }: UserListQuery) {
  const column = sortColumns[sort]
  let query = db
    .selectFrom('users')
    .select(['id', 'phone', 'nickname', 'is_admin', 'created_at', 'seen_at', 'disabled_at', 'closes_at'])
    .select(sql.ref<number>(column).as('at'))
  if (search) query = query.where('id', 'in', [...(await searchUsers(db, search)), ''])
  // Literals, so that the indexes of these few are seen to fit.
  if (filter === 'admin') query = query.where(sql<boolean>`users.is_admin = 1`)
  if (filter === 'disabled') query = query.where('disabled_at', 'is not', null)
  if (filter === 'closing') query = query.where('closes_at', 'is not', null)
  return readKeysetPage(db, query, { sort: column, id: 'users.id' }, pageQuery)
}

/** By a phone or its beginning, a number, an invite code, or the beginning of a nickname. @returns numbers of accounts */
export async function searchUsers(db: Db, search: string): Promise<string[]> {
  const digits = search.replace(/[\s-]/g, '')
  const ids = () => db.selectFrom('users').select('id')
  const searches = [
    ids().where('id', '=', search),
    ids().where('invite_code', '=', search.toUpperCase()),
    ids()
      .where('nickname', '>=', search)
      .where('nickname', '<', prefixUpperBound(search))
      .limit(maxSearchResults),
    ...(/^1\d{2,10}$/.test(digits)
      ? [
          ids()
            .where('phone', '>=', digits)
            .where('phone', '<', prefixUpperBound(digits))
            .limit(maxSearchResults),
        ]
      : []),
  ]
  const found = await Promise.all(searches.map((question) => question.execute()))
  return [...new Set(found.flat().map(({ id }) => id))]
}

/** The ledgers of some, by whose they are. */
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
