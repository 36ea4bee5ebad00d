import {
  type Dialect,
  PostgresAdapter,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { endUnresponsiveConnections } from './end-unresponsive-connections'
import { SqliteThreadDriver } from './sqlite/sqlite-driver'
import { SqliteThread } from './sqlite/sqlite-thread'
import type { Db } from './schema/tables'

/** The one column type in which the two databases differ. */
export type BytesType = 'blob' | 'bytea'

const int8 = 20
const keepAliveDelayMs = 10_000
/**
 * Opening a connection costs ten statements and more; requests after a quiet minute should not wait for that.
 */
const idleTimeoutMs = 10 * 60_000

/**
 * PostgreSQL's time limits in ms: to connect, for a statement by the server's clock, and for a response by
 * ours.
 */
export type PostgresLimits = { connectMs: number; statementMs: number; responseMs: number }

/**
 * All shorter than a page waits for its API call, so that the failure gets a proper message. The server's own
 * limit comes first.
 */
export const postgresLimits: PostgresLimits = { connectMs: 5_000, statementMs: 10_000, responseMs: 12_000 }

// SQLite's schema changes are transactional; Kysely's default would leave half a migration behind when one
// fails.
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export function sqliteDialect(script: URL, file: string): Dialect {
  return {
    createDriver: () => new SqliteThreadDriver(new SqliteThread(script, file)),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * @param onIdleError called when a connection fails outside of a query (a server restart). Needed on every
 * client: the pool only
 * listens to idle ones, and an unhandled 'error' event would end the process.
 */
export function postgresDialect(
  connectionString: string,
  onIdleError: (error: Error) => void,
  { connectMs, statementMs, responseMs } = postgresLimits,
): Dialect {
  // Times are ms since 1970 in bigint columns, far below 2^53.
  pg.types.setTypeParser(int8, Number)
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idleTimeoutMillis: idleTimeoutMs,
    // TCP keep-alive detects dead connections between queries.
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    application_name: 'smart-resume',
  })
  pool.on('connect', (client) => client.on('error', onIdleError))
  endUnresponsiveConnections(pool, responseMs)
  // The client's own handler has reported it.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}

/**
 * Whether a transaction must lock the rows it read: on SQLite a transaction has the whole database to itself.
 */
export function locksRows(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
