import { Worker } from 'node:worker_threads'
import type { Answer, Ask, Begin, Close, End, Query, Rows, WorkerData } from './sqlite-protocol'

type Question = Query | Begin | End | Close
type Asked = { resolve: (rows: Rows) => void; reject: (error: Error) => void }

/** SQLite said no; `code` is SQLite's own (`SQLITE_CONSTRAINT_UNIQUE`). */
export class SqliteRefused extends Error {
  override name = 'SqliteRefused'
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
  }
}

/** The thread died: whether the writes under way were kept is not known. */
export class SqliteThreadDied extends Error {
  override name = 'SqliteThreadDied'
}

/** Asks the SQLite thread and matches its answers. A thread that died fails what it was asked; the next ask starts another. */
export class SqliteThread {
  readonly #asked = new Map<number, Asked>()
  #worker: Worker | undefined
  #lastId = 0
  #outgoing: Ask[] = []

  constructor(
    private readonly script: URL,
    private readonly file: string,
  ) {}

  ask(question: Question): Promise<Rows> {
    this.#worker ??= this.#start()
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#asked.set(id, { resolve, reject })
      // What is asked together goes together: to wake the thread costs more than what it is asked.
      if (this.#outgoing.length === 0) process.nextTick(() => this.#send())
      this.#outgoing.push({ ...question, id })
    })
  }

  #send(): void {
    const asks = this.#outgoing
    this.#outgoing = []
    try {
      this.#worker?.postMessage(asks)
    } catch {
      for (const ask of asks) this.#sendAlone(ask)
    }
  }

  /** A value that cannot be sent fails the question it came with, and no other. */
  #sendAlone(ask: Ask): void {
    try {
      this.#worker?.postMessage([ask])
    } catch (error) {
      this.#asked.get(ask.id)?.reject(error as Error)
      this.#asked.delete(ask.id)
    }
  }

  /** Waits until every write asked before is durable, then ends the thread. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    await this.ask({ do: 'close' })
    this.#worker = undefined
    await worker.terminate()
  }

  #start(): Worker {
    const workerData: WorkerData = { file: this.file }
    const worker = new Worker(this.script, { workerData, execArgv: [] })
    // Answers come together: one message each would keep the loop at its port, and sockets and timers waiting.
    worker.on('message', (answers: Answer[]) => answers.forEach((answer) => this.#settle(answer)))
    worker.on('error', (error) => this.#died(worker, error))
    worker.on('exit', (status) => this.#died(worker, new Error(`exit status ${status}`)))
    return worker
  }

  #settle(answer: Answer): void {
    const asked = this.#asked.get(answer.id)
    this.#asked.delete(answer.id)
    if ('result' in answer) asked?.resolve(answer.result)
    else asked?.reject(new SqliteRefused(answer.error.message, answer.error.code))
  }

  #died(worker: Worker, cause: Error): void {
    if (worker !== this.#worker) return
    this.#worker = undefined
    this.#outgoing = []
    for (const { reject } of this.#asked.values())
      reject(new SqliteThreadDied(`the SQLite thread died: ${cause.message}`, { cause }))
    this.#asked.clear()
  }
}
