import {
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { endUnresponsiveConnections } from './postgres/end-unresponsive-connections'
import { SqliteThreadDriver } from './sqlite/sqlite-driver'
import { SqliteThread } from './sqlite/sqlite-thread'
import type { Tables } from './schema/tables'

/** The one column type that the two databases do not share. */
export type BytesType = 'blob' | 'bytea'

const int8 = 20
const keepAliveDelayMs = 10_000
/** To open one costs ten statements and more: people who come after a quiet minute need not wait for it. */
const idleTimeoutMs = 10 * 60_000

/** How long PostgreSQL may take: to take us, for a statement by its own clock, and to answer one by ours. */
export type PostgresLimits = { connectMs: number; statementMs: number; responseMs: number }

/** All within what a page waits for its call, so that it is told in words. A server that is only slow says so first. */
export const postgresLimits: PostgresLimits = { connectMs: 5_000, statementMs: 10_000, responseMs: 12_000 }

// SQLite's schema changes are transactional; Kysely's default leaves half a migration behind when one fails.
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
 * @param onIdleError a server that restarts ends connections. The pool listens to those that lie idle only: unheard, the
 * end of one at work would end this process.
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
    // One that nobody asks anything is looked after by the kernel.
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    application_name: 'smart-resume',
  })
  pool.on('connect', (client) => client.on('error', onIdleError))
  endUnresponsiveConnections(pool, responseMs)
  // Its client has said so already.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}

/** Whether a transaction has to lock the rows it read: SQLite's has the whole database to itself. */
export function locksRows(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
