import { Worker } from 'node:worker_threads'
import type {
  WorkerResponse,
  WorkerRequest,
  BeginRequest,
  CloseRequest,
  EndRequest,
  QueryRequest,
  Rows,
  WorkerData,
} from './sqlite-protocol'

type RequestBody = QueryRequest | BeginRequest | EndRequest | CloseRequest
type PendingRequest = { resolve: (rows: Rows) => void; reject: (error: Error) => void }

/** An error reported by SQLite; `code` is SQLite's own (`SQLITE_CONSTRAINT_UNIQUE`). */
export class SqliteError extends Error {
  override name = 'SqliteError'
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
  }
}

/** The worker thread crashed: whether the pending writes were stored is unknown. */
export class SqliteThreadCrashed extends Error {
  override name = 'SqliteThreadCrashed'
}

/**
 * Sends requests to the SQLite worker thread and matches its responses. A crash rejects the pending requests;
 * the next request starts a new thread.
 */
export class SqliteThread {
  readonly #asked = new Map<number, PendingRequest>()
  #worker: Worker | undefined
  #lastId = 0
  #outgoing: WorkerRequest[] = []

  constructor(
    private readonly script: URL,
    private readonly file: string,
  ) {}

  request(body: RequestBody): Promise<Rows> {
    this.#worker ??= this.#start()
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#asked.set(id, { resolve, reject })
      // Requests of one tick are sent in one message: waking the thread costs more than most queries.
      if (this.#outgoing.length === 0) process.nextTick(() => this.#send())
      this.#outgoing.push({ ...body, id })
    })
  }

  #send(): void {
    const requests = this.#outgoing
    this.#outgoing = []
    try {
      this.#worker?.postMessage(requests)
    } catch {
      for (const request of requests) this.#sendAlone(request)
    }
  }

  /** A value that cannot be cloned fails its own request, and no other. */
  #sendAlone(request: WorkerRequest): void {
    try {
      this.#worker?.postMessage([request])
    } catch (error) {
      this.#asked.get(request.id)?.reject(error as Error)
      this.#asked.delete(request.id)
    }
  }

  /** Waits until every earlier write is durable, then ends the thread. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    await this.request({ do: 'close' })
    this.#worker = undefined
    await worker.terminate()
  }

  #start(): Worker {
    const workerData: WorkerData = { file: this.file }
    const worker = new Worker(this.script, { workerData, execArgv: [] })
    // Responses arrive in batches: one message each would keep the event loop busy and delay sockets and
    // timers.
    worker.on('message', (responses: WorkerResponse[]) =>
      responses.forEach((response) => this.#settle(response)),
    )
    worker.on('error', (error) => this.#died(worker, error))
    worker.on('exit', (status) => this.#died(worker, new Error(`exit status ${status}`)))
    return worker
  }

  #settle(response: WorkerResponse): void {
    const pending = this.#asked.get(response.id)
    this.#asked.delete(response.id)
    if ('result' in response) pending?.resolve(response.result)
    else pending?.reject(new SqliteError(response.error.message, response.error.code))
  }

  #died(worker: Worker, cause: Error): void {
    if (worker !== this.#worker) return
    this.#worker = undefined
    this.#outgoing = []
    for (const { reject } of this.#asked.values())
      reject(new SqliteThreadCrashed(`the SQLite thread died: ${cause.message}`, { cause }))
    this.#asked.clear()
  }
}
