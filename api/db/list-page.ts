import { listCountMost } from '#contract/admin-list'
import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { Refusal, refuseFields } from '../refusal'
import { dayInChina } from '../rules/day-in-china'
import type { Tables } from './tables'

/** What is asked of a list once its search and filter are applied (contract/admin-list.ts). */
export type PageAsked = {
  order: 'asc' | 'desc'
  since?: string
  until?: string
  after?: string
  before?: string
  size: number
}
/** The columns that place a row: what is sorted by, then the one that tells rows apart. Their index makes any page cost the same. */
export type Places = { sort: string; id: string }
type Page<Row> = { rows: Row[]; after: string | null; before: string | null; count: number }

const DAY_MS = 24 * 3_600_000

/**
 * A page of a list, found by the row it begins behind and not by its number: the thousandth costs what the first does. Rows
 * have to carry `at` (what is sorted by, in ms) and `id`. @throws Refusal -8000 for a place that is none
 */
export async function readPage<DB, TB extends keyof DB, Row extends { at: number; id: string }>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, Row>,
  places: Places,
  asked: PageAsked,
): Promise<Page<Row>> {
  const [sort, id] = [sql.ref(places.sort), sql.ref(places.id)]
  const within = ofDays(query, places.sort, asked)

  const backwards = asked.before !== undefined
  const from = placeOf(asked.before ?? asked.after)
  const descends = (asked.order === 'desc') !== backwards
  const way = sql.raw(descends ? 'desc' : 'asc')
  const beyond =
    from && sql<boolean>`(${sort}, ${id}) ${sql.raw(descends ? '<' : '>')} (${from.at}, ${from.id})`
  const found = await (beyond ? within.where(beyond) : within)
    .orderBy(sql`${sort} ${way}`)
    .orderBy(sql`${id} ${way}`)
    .limit(asked.size + 1)
    .execute()
  const more = found.length > asked.size
  const rows = found.slice(0, asked.size) as Row[]
  if (backwards) rows.reverse()
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    rows,
    after: last && (backwards || more) ? nameOf(last) : null,
    before: first && (backwards ? more : from !== undefined) ? nameOf(first) : null,
    count: await countSome(db, within),
  }
}

/** Only what is of the days asked for, both inclusive. @throws Refusal -8000 for a day that is none */
export function ofDays<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  column: string,
  { since, until }: Pick<PageAsked, 'since' | 'until'>,
): SelectQueryBuilder<DB, TB, Row> {
  const at = sql.ref(column)
  let within = query
  if (since) within = within.where(sql<boolean>`${at} >= ${dayOf(since, 'since')}`)
  if (until) within = within.where(sql<boolean>`${at} < ${dayOf(until, 'until') + DAY_MS}`)
  return within
}

/** No further than a list says. */
async function countSome<DB, TB extends keyof DB, Row>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const some = query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(listCountMost + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function nameOf({ at, id }: { at: number; id: string }): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

function placeOf(name: string | undefined): { at: number; id: string } | undefined {
  if (name === undefined) return undefined
  try {
    const [at, id] = JSON.parse(Buffer.from(name, 'base64url').toString()) as unknown[]
    if (typeof at === 'number' && typeof id === 'string') return { at, id }
  } catch {
    // Not one of ours.
  }
  throw new Refusal(Codes.badInput, 'listPlaceGone')
}

function dayOf(day: string, field: 'since' | 'until'): number {
  const noon = Date.parse(`${day}T12:00:00+08:00`)
  if (Number.isNaN(noon)) throw refuseFields({ [field]: problem('wrongType') })
  return dayInChina(noon).beganAt
}

/** Where a text begins so: the place right behind the last one, for an index that sorts by code points. */
export function behind(beginning: string): string {
  return `${beginning}\u{10ffff}`
}
