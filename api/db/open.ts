import { Kysely } from 'kysely'
import { prepareDatabaseFile } from './data-folder'
import { postgresDialect, sqliteDialect } from './dialects'
import { migrate } from './migrate'
import { migrationsFor } from './migrations/all'
import type { Tables } from './tables'

export type DatabaseOptions = {
  /** postgres://…; without it SQLite is kept under dataDir. */
  databaseUrl?: string
  dataDir: string
  /** The script of the SQLite thread: sqlite-worker.source.mjs here, its bundled .js in production. */
  sqliteWorker: URL
  /** A connection to PostgreSQL ended by itself. */
  onIdleError?: (error: Error) => void
  /** Is told of each statement: its kind, `ok` or `failed`, and how long it took. */
  onStatement?: (kind: string, outcome: string, ms: number) => void
}

/** Opens the database with its schema up to date; `destroy()` waits for writes under way and closes it. */
export async function openDatabase(options: DatabaseOptions): Promise<Kysely<Tables>> {
  const { databaseUrl, dataDir, sqliteWorker, onIdleError = () => {}, onStatement } = options
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, onIdleError)
    : sqliteDialect(sqliteWorker, await prepareDatabaseFile(dataDir))
  const db = new Kysely<Tables>({
    dialect,
    ...(onStatement && {
      log: ({ level, query, queryDurationMillis }) =>
        onStatement(kindOf(query.query.kind), level === 'error' ? 'failed' : 'ok', queryDurationMillis),
    }),
  })
  try {
    await migrate(db, migrationsFor(databaseUrl ? 'bytea' : 'blob'))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** `SelectQueryNode` is a select. */
function kindOf(node: string): string {
  return node.replace(/(Query)?Node$/, '').toLowerCase()
}
