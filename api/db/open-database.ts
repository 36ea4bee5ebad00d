import { Kysely } from 'kysely'
import { damagedDatabaseError, isDamageError } from './data-dir/check-data-dir'
import { prepareDatabaseFile } from './data-dir/prepare-data-dir'
import { postgresDialect, type PostgresLimits, postgresLimits, sqliteDialect } from './dialects'
import { migrate } from './migrate'
import { migrationsFor } from './migrations/all'
import type { Tables } from './schema/tables'

export type DatabaseOptions = {
  /** postgres://…; without it SQLite is kept under dataDir. */
  databaseUrl?: string
  dataDir: string
  /** The script of the SQLite thread: sqlite-worker.source.mjs here, its bundled .js in production. */
  sqliteWorker: URL
  postgresLimits?: PostgresLimits
  /** A connection to PostgreSQL ended by itself. */
  onIdleError?: (error: Error) => void
  /** Is told of each statement: its kind, `ok` or `failed`, and how long it took. */
  onStatement?: (kind: string, outcome: string, ms: number) => void
}

/** A step of the schema may read a whole table. */
const migrationTimeoutMs = 10 * 60_000

/**
 * Opens the database with its schema up to date; `destroy()` waits for writes under way and closes it.
 * @throws CannotStart for an embedded one that is damaged
 */
export async function openDatabase(options: DatabaseOptions): Promise<Kysely<Tables>> {
  const { databaseUrl, dataDir, sqliteWorker, onIdleError = () => {}, onStatement } = options
  const limits = options.postgresLimits ?? postgresLimits
  if (databaseUrl) await migratePostgres(databaseUrl, limits)
  const file = databaseUrl ? '' : await prepareDatabaseFile(dataDir)
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, onIdleError, limits)
    : sqliteDialect(sqliteWorker, file)
  const db = new Kysely<Tables>({
    dialect,
    ...(onStatement && {
      log: ({ level, query, queryDurationMillis }) =>
        onStatement(
          statementKind(query.query.kind),
          level === 'error' ? 'failed' : 'ok',
          queryDurationMillis,
        ),
    }),
  })
  try {
    if (!databaseUrl) await migrate(db, migrationsFor('blob'))
  } catch (error) {
    // Its thread may be gone.
    await db.destroy().catch(() => undefined)
    throw !databaseUrl && isDamageError(error) ? damagedDatabaseError(file, error) : error
  }
  return db
}

async function migratePostgres(databaseUrl: string, { connectMs }: PostgresLimits): Promise<void> {
  const migrationLimits = { connectMs, statementMs: migrationTimeoutMs, responseMs: migrationTimeoutMs }
  const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, () => {}, migrationLimits) })
  try {
    await migrate(db, migrationsFor('bytea'))
  } finally {
    await db.destroy()
  }
}

/** `SelectQueryNode` is a select. */
function statementKind(node: string): string {
  return node.replace(/(Query)?Node$/, '').toLowerCase()
}
