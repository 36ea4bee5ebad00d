import type { SqliteConnection } from './sqlite-connection'
import {
  NO_ROWS,
  type WorkerResponse,
  type WorkerRequest,
  type EndRequest,
  type WorkerError,
  type QueryRequest,
  type Rows,
} from './sqlite-protocol'

type QueuedRequest = Exclude<WorkerRequest, { do: 'close' }>

/** Ends a transaction that sends nothing for so long (ms); a forgotten one would block every other write. */
const transactionLimitMs = 10_000

/**
 * Executes requests over two connections: reads at once from the last commit; queued writes together in one
 * durable commit, each in its own savepoint, acknowledged only after that commit. An interactive transaction
 * has the writer to itself.
 */
export class GroupCommit {
  #waiting: QueuedRequest[] = []
  #holder: { transaction: number; limit: NodeJS.Timeout } | undefined
  #closing: number | undefined

  constructor(
    private readonly writer: SqliteConnection,
    private readonly reader: SqliteConnection,
    private readonly respond: (responses: WorkerResponse[]) => void,
  ) {}

  enqueue(requests: WorkerRequest[]): void {
    const read: WorkerResponse[] = []
    for (const request of requests) {
      if (request.do === 'close') this.#closing = request.id
      else if (request.do === 'query' && request.read)
        read.push(result(request.id, () => this.reader.query(request)))
      else this.#waiting.push(request)
    }
    if (read.length > 0) this.respond(read)
    this.#work()
  }

  #work(): void {
    for (;;) {
      const next = this.#holder ? this.#takeOfHolder() : this.#waiting.shift()
      if (!next) break
      if (next.do === 'query') {
        if (this.#holder) this.#runAlone(next)
        else this.#runTogether([next, ...this.#takeLeadingQueries()])
      } else if (next.do === 'begin') this.#begin(next.id, next.transaction)
      else this.#end(next)
    }
    if (this.#closing !== undefined && !this.#holder) this.#close(this.#closing)
  }

  #takeOfHolder(): QueuedRequest | undefined {
    const at = this.#waiting.findIndex((request) => request.transaction === this.#holder?.transaction)
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0]
  }

  #takeLeadingQueries(): (QueryRequest & { id: number })[] {
    const end = this.#waiting.findIndex((request) => request.do !== 'query')
    return this.#waiting
      .splice(0, end < 0 ? this.#waiting.length : end)
      .filter((request) => request.do === 'query')
  }

  #runTogether(queries: (QueryRequest & { id: number })[]): void {
    let responses: WorkerResponse[] = []
    try {
      this.writer.control('begin immediate')
      responses = queries.map((query) => this.#runInSavepoint(query))
      this.writer.control('commit')
    } catch (error) {
      if (this.writer.inTransaction) this.writer.control('rollback')
      responses = queries.map(({ id }) => ({ id, error: toFailure(error) }))
    }
    this.respond(responses)
  }

  #runInSavepoint(query: QueryRequest & { id: number }): WorkerResponse {
    this.writer.control('savepoint one')
    const respond = result(query.id, () => {
      if (query.transaction !== null) throw transactionOverError()
      return this.writer.query(query)
    })
    // Disk full and the like roll the whole transaction back: then no write of the batch is stored, and none
    // may be acknowledged.
    if (!this.writer.inTransaction) throw batchLostError(respond)
    if ('error' in respond) this.writer.control('rollback to one')
    this.writer.control('release one')
    return respond
  }

  #runAlone(query: QueryRequest & { id: number }): void {
    this.#holder?.limit.refresh()
    this.#tell(query.id, () => {
      if (!this.writer.inTransaction) throw transactionOverError()
      return this.writer.query(query)
    })
  }

  #begin(id: number, transaction: number): void {
    this.#tell(id, () => {
      this.writer.control('begin immediate')
      this.#holder = { transaction, limit: setTimeout(() => this.#giveUp(), transactionLimitMs) }
      return NO_ROWS
    })
  }

  #end({ id, do: command, transaction }: EndRequest & { id: number }): void {
    this.#tell(id, () => {
      const isHolder = this.#holder?.transaction === transaction
      if (!isHolder && command === 'commit') throw transactionOverError()
      if (!isHolder) return NO_ROWS
      this.#letGo()
      try {
        if (command === 'commit' || this.writer.inTransaction) this.writer.control(command)
      } catch (error) {
        if (this.writer.inTransaction) this.writer.control('rollback')
        throw error
      }
      return NO_ROWS
    })
  }

  #giveUp(): void {
    this.#letGo()
    if (this.writer.inTransaction) this.writer.control('rollback')
    this.#work()
  }

  #letGo(): void {
    clearTimeout(this.#holder?.limit)
    this.#holder = undefined
  }

  #close(id: number): void {
    this.#closing = undefined
    this.#tell(id, () => {
      this.reader.close()
      this.writer.close()
      return NO_ROWS
    })
  }

  #tell(id: number, work: () => Rows): void {
    this.respond([result(id, work)])
  }
}

function result(id: number, work: () => Rows): WorkerResponse {
  try {
    return { id, result: work() }
  } catch (error) {
    return { id, error: toFailure(error) }
  }
}

function transactionOverError(): Error {
  return Object.assign(new Error('this transaction is over'), { code: 'TRANSACTION_OVER' })
}

function batchLostError(respond: WorkerResponse): Error {
  const { message, code } = 'error' in respond ? respond.error : { message: 'rolled back', code: 'UNKNOWN' }
  return Object.assign(new Error(`the batch was lost: ${message}`), { code })
}

function toFailure(error: unknown): WorkerError {
  const { message, code } = error as Error & { code?: string }
  return { message, code: code ?? 'UNKNOWN' }
}
