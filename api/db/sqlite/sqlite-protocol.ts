/**
 * Requests of the driver to the SQLite worker thread. `transaction` is the number of an interactive
 * transaction, or null.
 */
export type WorkerRequest = { id: number } & (QueryRequest | BeginRequest | EndRequest | CloseRequest)
export type QueryRequest = {
  do: 'query'
  transaction: number | null
  /** A select outside a transaction: executed on the read-only connection. */
  read: boolean
  sql: string
  parameters: readonly unknown[]
}
export type BeginRequest = { do: 'begin'; transaction: number }
export type EndRequest = { do: 'commit' | 'rollback'; transaction: number }
export type CloseRequest = { do: 'close' }

export type Rows = { rows: unknown[]; changes?: number }
export type WorkerError = { message: string; code: string }
export type WorkerResponse = { id: number } & ({ result: Rows } | { error: WorkerError })

/** The worker thread's workerData. */
export type WorkerData = { file: string }

export const NO_ROWS: Rows = { rows: [] }
