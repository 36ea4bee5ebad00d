import { z } from 'zod'

export const defaultPageSize = 50
export const maxPageSize = 500
/** Matches are counted up to here; beyond it a list shows "more than". */
export const maxListCount = 1_000

/** A day of China, 2026-05-01. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** A cursor: the row after which a page begins, or before which it ends. */
const Cursor = z.string().regex(/^[\w-]{1,400}$/)

/**
 * The query of an admin list: a search, one filter, days (both inclusive, of the sort time), an order and a
 * cursor. `sorts` and `filters` are the allowed values; the first ones are the defaults.
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

/**
 * A page of a list; `after` and `before` are the cursors of the next and previous page, null where there is
 * none. `count` is capped at maxListCount + 1.
 */
export function listPage<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    after: z.string().nullable(),
    before: z.string().nullable(),
    count: z.number().int(),
  })
}
