import type { AdminListQuery } from '#contract/admin/admin-list-calls'
import type { ErrorGroup } from '#contract/browser-errors/error-report'
import { sql } from 'kysely'
import { prefixUpperBound, withinDays, readKeysetPage } from '../db/keyset-page'
import type { Db, ErrorReportRow } from '../db/schema/tables'

/**
 * Inserts reports, ignoring known ids: the client generates the id, so that it may resend. @returns how many
 * were new.
 */
export async function insertErrorReports(db: Db, rows: ErrorReportRow[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('error_reports')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

export type ErrorReportGroup = Omit<ErrorGroup, 'latest'> & { record: string }

/** One page of error groups (reports with one fingerprint), each with its latest report. */
export async function listErrorGroups(
  db: Db,
  { search, filter: _, sort, since, until, ...pageQuery }: AdminListQuery<'listErrorReports'>,
  now: number,
) {
  let reports = withinDays(groupReports(db, now), 'reported_at', { since, until })
  if (search)
    reports = reports.where('fingerprint', '>=', search).where('fingerprint', '<', prefixUpperBound(search))
  const column = { last: 'lastAt', first: 'firstAt', count: 'count' }[sort]
  const query = db
    .selectFrom(reports.as('groups'))
    .selectAll()
    .select([sql.ref<number>(column).as('at'), 'fingerprint as id'])
  const { rows, ...page } = await readKeysetPage(db, query, { sort: column, id: 'fingerprint' }, pageQuery)
  return { ...page, rows: await withLatestRecord(db, rows) }
}

export async function findErrorGroup(db: Db, fingerprint: string, now: number) {
  const rows = await groupReports(db, now).where('fingerprint', '=', fingerprint).execute()
  return (await withLatestRecord(db, rows))[0]
}

function groupReports(db: Db, now: number) {
  return db
    .selectFrom('error_reports')
    .select(({ fn }) => [
      'fingerprint',
      fn.countAll<number>().as('count'),
      fn.min('reported_at').as('firstAt'),
      fn.max('reported_at').as('lastAt'),
    ])
    .where('expires_at', '>', now)
    .groupBy('fingerprint')
}

type GroupCounts = Omit<ErrorReportGroup, 'record'>

/**
 * A group whose reports expired in between is left out; of reports at the same ms the last by id represents
 * the group.
 */
async function withLatestRecord(db: Db, rows: readonly GroupCounts[]): Promise<ErrorReportGroup[]> {
  if (rows.length === 0) return []
  const latestRecords = await db
    .selectFrom('error_reports')
    .select(['fingerprint', 'record'])
    .where(({ or, and }) =>
      or(rows.map(({ fingerprint, lastAt }) => and({ fingerprint, reported_at: lastAt }))),
    )
    .orderBy('id')
    .execute()
  const latest = new Map(latestRecords.map(({ fingerprint, record }) => [fingerprint, record]))
  return rows.flatMap(({ fingerprint, count, firstAt, lastAt }) => {
    const record = latest.get(fingerprint)
    return record === undefined ? [] : [{ fingerprint, count, firstAt, lastAt, record }]
  })
}
