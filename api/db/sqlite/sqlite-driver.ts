import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'
import type { SqliteThread } from './sqlite-thread'

/**
 * Kysely's driver for the SQLite worker thread. Connections are cheap objects; only those with a transaction
 * differ.
 */
export class SqliteThreadDriver implements Driver {
  #lastTransaction = 0

  constructor(private readonly thread: SqliteThread) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.thread)
  }

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    const transaction = ++this.#lastTransaction
    await this.thread.request({ do: 'begin', transaction })
    connection.transaction = transaction
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await this.#end(connection, 'commit')
  }

  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    await this.#end(connection, 'rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.thread.close()
  }

  async #end(connection: ThreadConnection, command: 'commit' | 'rollback'): Promise<void> {
    const { transaction } = connection
    connection.transaction = null
    if (transaction !== null) await this.thread.request({ do: command, transaction })
  }
}

class ThreadConnection implements DatabaseConnection {
  transaction: number | null = null

  constructor(private readonly thread: SqliteThread) {}

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { transaction } = this
    const read = transaction === null && SelectQueryNode.is(query)
    const { rows, changes } = await this.thread.request({ do: 'query', transaction, read, sql, parameters })
    return {
      rows: rows as R[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered: page instead')
  }
}
