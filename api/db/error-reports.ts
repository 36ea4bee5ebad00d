import type { Kysely } from 'kysely'
import type { ErrorReportRow, Tables } from './tables'

type Db = Kysely<Tables>

/** Keeps what was not kept before: a report is named by whoever sends it. @returns how many were new. */
export async function insertErrorReports(db: Db, rows: ErrorReportRow[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('error_reports')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

export type ErrorReportGroup = {
  fingerprint: string
  count: number
  firstAt: number
  lastAt: number
  record: string
}

/** Reports that are alike with the last of them, the latest kind first. */
export async function listErrorGroups(db: Db, now: number, most: number): Promise<ErrorReportGroup[]> {
  const groups = await db
    .selectFrom('error_reports')
    .select(({ fn }) => [
      'fingerprint',
      fn.countAll<number>().as('count'),
      fn.min('reported_at').as('firstAt'),
      fn.max('reported_at').as('lastAt'),
    ])
    .where('expires_at', '>', now)
    .groupBy('fingerprint')
    .orderBy('lastAt', 'desc')
    .orderBy('fingerprint')
    .limit(most)
    .execute()
  const listed: ErrorReportGroup[] = []
  for (const { fingerprint, count, firstAt, lastAt } of groups) {
    const latest = await latestOf(db, fingerprint)
    if (latest)
      listed.push({
        fingerprint,
        count: Number(count),
        firstAt: Number(firstAt),
        lastAt: Number(lastAt),
        ...latest,
      })
  }
  return listed
}

function latestOf(db: Db, fingerprint: string) {
  return db
    .selectFrom('error_reports')
    .select('record')
    .where('fingerprint', '=', fingerprint)
    .orderBy('reported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
