import { maxListCount } from '#contract/admin/list-query'
import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import { type SelectQueryBuilder, sql } from 'kysely'
import { ApiError, invalidFields } from '../http/api-error'
import { chinaNoon, chinaDay } from '#contract/china-time'
import type { Db } from './schema/tables'

/** What a list query asks for besides search and filter (contract/admin/list-query.ts). */
export type PageQuery = {
  order: 'asc' | 'desc'
  since?: string
  until?: string
  after?: string
  before?: string
  size: number
}
/**
 * The columns that place a row: the sort column, then a unique one. With an index on both every page costs
 * the same.
 */
export type KeysetColumns = { sort: string; id: string }
type Page<Row> = { rows: Row[]; after: string | null; before: string | null; count: number }

const DAY_MS = 24 * 3_600_000

/**
 * One page of a list by keyset pagination (a cursor, not an offset), so the thousandth page costs what the
 * first does. Rows need `at` (the sort value, in ms) and `id`. @throws ApiError -8000 for an invalid cursor.
 */
export async function readKeysetPage<DB, TB extends keyof DB, Row extends { at: number; id: string }>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: KeysetColumns,
  pageQuery: PageQuery,
): Promise<Page<Row>> {
  const [sort, id] = [sql.ref(columns.sort), sql.ref(columns.id)]
  const filtered = withinDays(query, columns.sort, pageQuery)

  const isBackwards = pageQuery.before !== undefined
  const cursor = decodeCursor(pageQuery.before ?? pageQuery.after)
  const isDescending = (pageQuery.order === 'desc') !== isBackwards
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const afterCursor =
    cursor && sql<boolean>`(${sort}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${cursor.at}, ${cursor.id})`
  const fetched = await (afterCursor ? filtered.where(afterCursor) : filtered)
    .orderBy(sql`${sort} ${direction}`)
    .orderBy(sql`${id} ${direction}`)
    .limit(pageQuery.size + 1)
    .execute()
  const hasMore = fetched.length > pageQuery.size
  const rows = fetched.slice(0, pageQuery.size) as Row[]
  if (isBackwards) rows.reverse()
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    rows,
    after: last && (isBackwards || hasMore) ? encodeCursor(last) : null,
    before: first && (isBackwards ? hasMore : cursor !== undefined) ? encodeCursor(first) : null,
    count: await countUpTo(db, filtered),
  }
}

/**
 * Limits a query to the days from `since` to `until`, both inclusive. @throws ApiError -8000 for an invalid
 * day.
 */
export function withinDays<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  column: string,
  { since, until }: Pick<PageQuery, 'since' | 'until'>,
): SelectQueryBuilder<DB, TB, Row> {
  const at = sql.ref(column)
  let filtered = query
  if (since) filtered = filtered.where(sql<boolean>`${at} >= ${startOfDay(since, 'since')}`)
  if (until) filtered = filtered.where(sql<boolean>`${at} < ${startOfDay(until, 'until') + DAY_MS}`)
  return filtered
}

/** Counts at most maxListCount + 1 rows: the list shows no larger number. */
async function countUpTo<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const limited = query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(maxListCount + 1)
  const { count } = await db
    .selectFrom(limited.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function encodeCursor({ at, id }: { at: number; id: string }): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

function decodeCursor(name: string | undefined): { at: number; id: string } | undefined {
  if (name === undefined) return undefined
  try {
    const [at, id] = JSON.parse(Buffer.from(name, 'base64url').toString()) as unknown[]
    if (typeof at === 'number' && typeof id === 'string') return { at, id }
  } catch {
    // Falls through to the error: not a cursor that encodeCursor made.
  }
  throw new ApiError(ApiCodes.invalidInput, 'listPlaceGone')
}

function startOfDay(day: string, field: 'since' | 'until'): number {
  const noon = chinaNoon(day)
  if (Number.isNaN(noon)) throw invalidFields({ [field]: fieldError('wrongType') })
  return chinaDay(noon).startsAt
}

/** The upper bound of all strings with this prefix, for an index that sorts by code points. */
export function prefixUpperBound(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
