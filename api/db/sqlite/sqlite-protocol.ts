/** What the driver asks of the SQLite thread. `transaction` names an interactive transaction, null is none. */
export type WorkerRequest = { id: number } & (QueryRequest | BeginRequest | EndRequest | CloseRequest)
export type QueryRequest = {
  do: 'query'
  transaction: number | null
  /** A select outside a transaction: answered by the read-only connection. */
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

/** Handed to the thread as its workerData. */
export type WorkerData = { file: string }

export const NO_ROWS: Rows = { rows: [] }
