import type { AuditQuery, AdminOrdersQuery } from '#contract/admin/admin-panel'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { maxSearchResults } from './users/admin-users.queries'
import { toAuditLine } from './audit-log.queries'
import { readKeysetPage } from '../db/keyset-page'
import type { Tables } from '../db/schema/tables'

type Db = Kysely<Tables>

const subjectKinds = ['user', 'resume', 'chat', 'order', 'product', 'list', 'feedback'] as const

/** A page of everything that was ever changed. */
export async function listAudit(
  db: Db,
  { search, filter, sort: _, ...pageQuery }: z.output<typeof AuditQuery>,
) {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select('users.nickname')
  if (filter !== 'all') query = query.where('subject_kind', '=', filter)
  if (search) query = query.where('audit_log.id', 'in', [...(await searchAudit(db, search)), ''])
  const { rows, ...page } = await readKeysetPage(
    db,
    query,
    { sort: 'audit_log.at', id: 'audit_log.id' },
    pageQuery,
  )
  return { ...page, rows: rows.map(toAuditLine) }
}

/** By the number of what was changed, or of who changed it; the latest. */
async function searchAudit(db: Db, search: string): Promise<string[]> {
  const ids = () => db.selectFrom('audit_log').select('id').orderBy('at', 'desc').limit(maxSearchResults)
  const found = await Promise.all([
    ids().where('actor_id', '=', search).execute(),
    ...subjectKinds.map((kind) =>
      ids().where('subject_kind', '=', kind).where('subject_id', '=', search).execute(),
    ),
  ])
  return [...new Set(found.flat().map(({ id }) => id))]
}

/** A page of everybody's orders. */
export async function listAllOrders(
  db: Db,
  { search, filter, sort: _, ...pageQuery }: z.output<typeof AdminOrdersQuery>,
) {
  let query = db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select(['users.nickname', 'users.phone', 'orders.created_at as at'])
  if (filter !== 'all') query = query.where('state', '=', filter)
  if (search) query = query.where('orders.id', 'in', [...(await searchOrders(db, search)), ''])
  return readKeysetPage(db, query, { sort: 'orders.created_at', id: 'orders.id' }, pageQuery)
}

async function searchOrders(db: Db, search: string): Promise<string[]> {
  const digits = search.replace(/[\s-]/g, '')
  const ids = () => db.selectFrom('orders').select('id').limit(maxSearchResults)
  const searches = [
    ids().where('id', '=', search),
    ids().where('transaction_id', '=', search),
    ids().where('user_id', '=', search),
    ...(/^1\d{10}$/.test(digits)
      ? [ids().where('user_id', 'in', db.selectFrom('users').select('id').where('phone', '=', digits))]
      : []),
  ]
  const found = await Promise.all(searches.map((question) => question.execute()))
  return [...new Set(found.flat().map(({ id }) => id))]
}
