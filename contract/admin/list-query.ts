import { z } from 'zod'

export const defaultPageSize = 50
export const maxPageSize = 500
/** As far as matches are counted: beyond it a list says "more than". */
export const maxListCount = 1_000

/** A day of China, 2026-05-01. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** Names a row of a list, for the page that begins behind it or ends before it. */
const Cursor = z.string().regex(/^[\w-]{1,400}$/)

/**
 * What is asked of a list of admins: a search, one filter, days (both inclusive, of the time that is sorted by), an order and a
 * place in it. `sorts` and `filters` name what there is; the first is what holds unsaid.
 */
export function listQuery<
  const S extends readonly [string, ...string[]],
  const F extends readonly [string, ...string[]],
>(sorts: S, filters: F) {
  return z.object({
    search: z.string().trim().max(80).default(''),
    filter: z.enum(filters).default(filters[0]),
    sort: z.enum(sorts).default(sorts[0]),
    order: z.enum(['desc', 'asc']).default('desc'),
    since: Day.optional(),
    until: Day.optional(),
    after: Cursor.optional(),
    before: Cursor.optional(),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
  })
}

/** A page of a list; `after` and `before` open the next and the one before it, null where there is none. `count` stops at listCountMost + 1. */
export function listPage<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    after: z.string().nullable(),
    before: z.string().nullable(),
    count: z.number().int(),
  })
}
