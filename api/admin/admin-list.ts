import type { AdminListName, AdminListQuery, AdminListRow } from '#contract/admin/admin-list-calls'
import { type SelectQueryBuilder, sql } from 'kysely'
import { readKeysetPage } from '../db/keyset-page'
import type { Db } from '../db/schema/tables'
import type { Handler } from '../http/call-handler'

type IdQuery = { execute(): Promise<{ id: string }[]> }

/** A search finds no more than so many: whoever looks for somebody types on. */
export const maxSearchResults = 200

type ListDefinition<N extends AdminListName, DB, TB extends keyof DB, Row> = {
  /** All that is in the list, each with its `id`. */
  query: SelectQueryBuilder<DB, TB, Row>
  /** The column that tells rows apart. */
  id: string
  /** The column of each order, in ms since 1970. */
  sorts: Record<AdminListQuery<N>['sort'], string>
  filter(
    query: SelectQueryBuilder<DB, TB, Row>,
    filter: Exclude<AdminListQuery<N>['filter'], 'all'>,
  ): SelectQueryBuilder<DB, TB, Row>
  /** Whose results together are what was searched for. They are picked out first, so that no order has to walk past all the others. */
  search(text: string): IdQuery[]
  toRows(rows: Row[]): AdminListRow<N>[] | Promise<AdminListRow<N>[]>
}

/** The handler of a list of admins. @throws Refusal -8000 for a place or a day that is none */
export function createListHandler<
  N extends AdminListName,
  DB,
  TB extends keyof DB,
  Row extends { id: string },
>(db: Db, _name: N, { query, id, sorts, ...list }: ListDefinition<N, DB, TB, Row>): Handler<N> {
  const readPage = async ({ search, filter, sort, ...pageQuery }: AdminListQuery<AdminListName>) => {
    const column = sorts[sort as AdminListQuery<N>['sort']]
    let selected = query
    if (filter !== 'all')
      selected = list.filter(selected, filter as Exclude<AdminListQuery<N>['filter'], 'all'>)
    if (search) {
      const found = await Promise.all(list.search(search).map((ids) => ids.execute()))
      const ids = [...new Set(found.flat().map((row) => row.id)), '']
      selected = selected.where(sql<boolean>`${sql.ref(id)} in (${sql.join(ids)})`)
    }
    const sorted = selected.select(sql.ref<number>(column).as('at'))
    const { rows, ...page } = await readKeysetPage(
      db,
      sorted as SelectQueryBuilder<DB, TB, Row & { at: number }>,
      { sort: column, id },
      pageQuery,
    )
    return { ...page, rows: await list.toRows(rows) }
  }
  return readPage as unknown as Handler<N>
}

/** What belongs to somebody, by its number, or its owner's number or phone. */
export function searchOwned(db: Db, table: 'orders' | 'resumes' | 'chat_sessions', search: string) {
  const ids = () => db.selectFrom(table).select('id').limit(maxSearchResults)
  const digits = search.replace(/[\s-]/g, '')
  const owner = db.selectFrom('users').select('id').where('phone', '=', digits)
  return [
    ids().where('id', '=', search),
    ids().where('user_id', '=', search),
    ...(/^1\d{10}$/.test(digits) ? [ids().where('user_id', 'in', owner)] : []),
  ]
}
