import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import Sqlite from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { openDatabase } from '#api/db/open-database'
import type { Tables } from '#api/db/schema/tables'
import {
  grantRows,
  type KnownPerson,
  knownPeople,
  makePeople,
  resumeRows,
  sessionRows,
  type Size,
  userRows,
} from './account-rows'
import { chatSessionRows, chatTurnRows, errorReportRows } from './chat-and-error-rows'

/** Rows per insert; PostgreSQL accepts 65,535 parameters. */
const rowsPerInsert = 1_000
const parallelInserts = 4

export type DatabaseLocation = { databaseUrl?: string; dataDir: string }
type InsertRows = <T extends keyof Tables>(table: T, rows: Iterable<Tables[T]>) => Promise<void>

/**
 * Fills an empty database with users, resumes of realistic sizes, chats and error reports. @returns the users
 * with known tokens
 */
export async function seedDatabase(location: DatabaseLocation, size: Size): Promise<KnownPerson[]> {
  const sqliteWorker = pathToFileURL(resolve('api/db/sqlite/start-sqlite-worker-with-tsx.mjs'))
  const db = await openDatabase({ ...location, sqliteWorker })
  try {
    if (location.databaseUrl) return await seedTables((table, rows) => insertBatches(db, table, rows), size)
  } finally {
    await db.destroy()
  }
  const file = new Sqlite(join(location.dataDir, 'smart-resume.sqlite'))
  try {
    return await seedTables(async (table, rows) => insertIntoFile(file, table, rows), size)
  } finally {
    file.close()
  }
}

async function seedTables(insert: InsertRows, { people, resumes }: Size): Promise<KnownPerson[]> {
  const everybody = makePeople(people)
  const known = everybody.slice(0, knownPeople).map((person) => ({ ...person, resumeIds: [] as string[] }))
  const idsOf = new Map(known.map(({ userId, resumeIds }) => [userId, resumeIds]))
  const now = Date.now()
  await insert('users', userRows(everybody, now))
  await insert('sessions', sessionRows(everybody, now))
  await insert('grants', grantRows(everybody, now))
  await insert(
    'resumes',
    tapRows(resumeRows(everybody, resumes, now), ({ user_id, id }) => idsOf.get(user_id)?.push(id)),
  )
  await insert('chat_sessions', chatSessionRows(everybody, now))
  await insert('chat_turns', chatTurnRows(everybody, now))
  await insert('error_reports', errorReportRows(now))
  return known
}

/** Bypasses the product's commits, which wait for the disk: this data need not survive a power failure. */
function insertIntoFile<T extends keyof Tables>(
  file: Sqlite.Database,
  table: T,
  rows: Iterable<Tables[T]>,
): void {
  for (const pragma of ['journal_mode = off', 'synchronous = off', 'cache_size = -200000'])
    file.pragma(pragma)
  let statement: Sqlite.Statement | undefined
  file.transaction(() => {
    for (const row of rows) {
      const columns = Object.keys(row)
      statement ??= file.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
      )
      statement.run(row)
    }
  })()
}

async function insertBatches<T extends keyof Tables>(
  db: Kysely<Tables>,
  table: T,
  rows: Iterable<Tables[T]>,
) {
  const batches = inBatches(rows)
  const lane = async () => {
    for (const batch of batches)
      await db
        .insertInto(table)
        .values(batch as never)
        .execute()
  }
  await Promise.all(Array.from({ length: parallelInserts }, lane))
  // Autovacuum would do so in time.
  await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** One iterator for all parallel inserts: each takes the next batch. */
function* inBatches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    if (batch.push(row) < rowsPerInsert) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function* tapRows<Row>(rows: Iterable<Row>, look: (row: Row) => void): Generator<Row> {
  for (const row of rows) {
    look(row)
    yield row
  }
}
