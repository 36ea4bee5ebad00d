import { Kysely } from 'kysely'
import { damagedDatabaseError, isDamageError } from './data-dir/check-data-dir'
import { prepareDatabaseFile } from './data-dir/prepare-data-dir'
import { postgresDialect, type PostgresLimits, postgresLimits, sqliteDialect } from './dialects'
import { migrate } from './migrate'
import { migrationsFor } from './migrations/all'
import type { Db, Tables } from './schema/tables'

export type DatabaseOptions = {
  /** postgres://…; without it an SQLite file under dataDir. */
  databaseUrl?: string
  dataDir: string
  /**
   * The script of the SQLite worker thread: start-sqlite-worker-with-tsx.mjs in the sources, its bundled .js in
   * production.
   */
  sqliteWorker: URL
  postgresLimits?: PostgresLimits
  /** Called when an idle PostgreSQL connection fails. */
  onIdleError?: (error: Error) => void
  /** Called after each statement with its kind, `ok` or `failed`, and its duration in ms. */
  onStatement?: (kind: string, outcome: string, ms: number) => void
}

/** A migration may read a whole table. */
const migrationTimeoutMs = 10 * 60_000

/**
 * Opens the database and migrates its schema; `destroy()` waits for running writes and closes it.
 * @throws StartupError for a damaged embedded database.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Db> {
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
    // The worker thread may be gone.
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

/** `SelectQueryNode` → `select`. */
function statementKind(node: string): string {
  return node.replace(/(Query)?Node$/, '').toLowerCase()
}
