import type { SqliteConnection } from './sqlite-connection'
import {
  NO_ROWS,
  type Answer,
  type Ask,
  type End,
  type Failure,
  type Query,
  type Rows,
} from './sqlite-protocol'

type Waiting = Exclude<Ask, { do: 'close' }>

/** A forgotten transaction, of which nothing is heard for so long, would keep every other write waiting, ms. */
const transactionLimitMs = 10_000

/**
 * Answers asks over two connections: reads at once from the last commit, the writes that came together in one
 * durable commit, each in a savepoint of its own, told only after that commit. An interactive transaction has the writer alone.
 */
export class GroupCommit {
  #waiting: Waiting[] = []
  #holder: { transaction: number; limit: NodeJS.Timeout } | undefined
  #closing: number | undefined

  constructor(
    private readonly writer: SqliteConnection,
    private readonly reader: SqliteConnection,
    private readonly answer: (answers: Answer[]) => void,
  ) {}

  take(asks: Ask[]): void {
    const read: Answer[] = []
    for (const ask of asks) {
      if (ask.do === 'close') this.#closing = ask.id
      else if (ask.do === 'query' && ask.read) read.push(result(ask.id, () => this.reader.query(ask)))
      else this.#waiting.push(ask)
    }
    if (read.length > 0) this.answer(read)
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

  #takeOfHolder(): Waiting | undefined {
    const at = this.#waiting.findIndex((ask) => ask.transaction === this.#holder?.transaction)
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0]
  }

  #takeLeadingQueries(): (Query & { id: number })[] {
    const end = this.#waiting.findIndex((ask) => ask.do !== 'query')
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end).filter((ask) => ask.do === 'query')
  }

  #runTogether(queries: (Query & { id: number })[]): void {
    let answers: Answer[] = []
    try {
      this.writer.control('begin immediate')
      answers = queries.map((query) => this.#runInSavepoint(query))
      this.writer.control('commit')
    } catch (error) {
      if (this.writer.inTransaction) this.writer.control('rollback')
      answers = queries.map(({ id }) => ({ id, error: toFailure(error) }))
    }
    this.answer(answers)
  }

  #runInSavepoint(query: Query & { id: number }): Answer {
    this.writer.control('savepoint one')
    const answer = result(query.id, () => {
      if (query.transaction !== null) throw transactionOver()
      return this.writer.query(query)
    })
    // Disk full and the like end the whole transaction: then nobody's write is kept, and nobody may be told so.
    if (!this.writer.inTransaction) throw batchLost(answer)
    if ('error' in answer) this.writer.control('rollback to one')
    this.writer.control('release one')
    return answer
  }

  #runAlone(query: Query & { id: number }): void {
    this.#holder?.limit.refresh()
    this.#tell(query.id, () => {
      if (!this.writer.inTransaction) throw transactionOver()
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

  #end({ id, do: word, transaction }: End & { id: number }): void {
    this.#tell(id, () => {
      const held = this.#holder?.transaction === transaction
      if (!held && word === 'commit') throw transactionOver()
      if (!held) return NO_ROWS
      this.#letGo()
      try {
        if (word === 'commit' || this.writer.inTransaction) this.writer.control(word)
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
    this.answer([result(id, work)])
  }
}

function result(id: number, work: () => Rows): Answer {
  try {
    return { id, result: work() }
  } catch (error) {
    return { id, error: toFailure(error) }
  }
}

function transactionOver(): Error {
  return Object.assign(new Error('this transaction is over'), { code: 'TRANSACTION_OVER' })
}

function batchLost(answer: Answer): Error {
  const { message, code } = 'error' in answer ? answer.error : { message: 'rolled back', code: 'UNKNOWN' }
  return Object.assign(new Error(`the batch was lost: ${message}`), { code })
}

function toFailure(error: unknown): Failure {
  const { message, code } = error as Error & { code?: string }
  return { message, code: code ?? 'UNKNOWN' }
}
