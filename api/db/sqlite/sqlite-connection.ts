import Sqlite from 'better-sqlite3'
import type { QueryRequest, Rows } from './sqlite-protocol'

const busyTimeoutMs = 5_000
const maxCachedStatements = 200

/** One SQLite connection with its prepared statements. */
export class SqliteConnection {
  readonly #db: Sqlite.Database
  readonly #statements = new Map<string, Sqlite.Statement>()

  constructor(file: string, readonly: boolean) {
    this.#db = new Sqlite(file, { readonly, timeout: busyTimeoutMs })
    if (!readonly) this.#db.pragma('journal_mode = WAL')
    // SQLite reopens a WAL file with synchronous = NORMAL, which loses acknowledged commits at a power cut.
    this.#db.pragma('synchronous = FULL')
    this.#db.pragma('foreign_keys = ON')
  }

  /**
   * False after an error that made SQLite roll the whole transaction back by itself (disk full, I/O error).
   */
  get inTransaction(): boolean {
    return this.#db.inTransaction
  }

  control(sql: string): void {
    this.#prepare(sql).run()
  }

  query({ sql, parameters }: Pick<QueryRequest, 'sql' | 'parameters'>): Rows {
    const statement = this.#prepare(sql)
    if (statement.reader) return { rows: statement.all(...parameters) }
    return { rows: [], changes: statement.run(...parameters).changes }
  }

  close(): void {
    this.#db.close()
  }

  #prepare(sql: string): Sqlite.Statement {
    const cached = this.#statements.get(sql)
    if (cached) return cached
    if (this.#statements.size >= maxCachedStatements) this.#statements.clear()
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
