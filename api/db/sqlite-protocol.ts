/** What the driver asks of the SQLite thread. `transaction` names an interactive transaction, null is none. */
export type Ask = { id: number } & (Query | Begin | End | Close)
export type Query = {
  do: 'query'
  transaction: number | null
  /** A select outside a transaction: answered by the read-only connection. */
  read: boolean
  sql: string
  parameters: readonly unknown[]
}
export type Begin = { do: 'begin'; transaction: number }
export type End = { do: 'commit' | 'rollback'; transaction: number }
export type Close = { do: 'close' }

export type Rows = { rows: unknown[]; changes?: number }
export type Failure = { message: string; code: string }
export type Answer = { id: number } & ({ result: Rows } | { error: Failure })

/** Handed to the thread as its workerData. */
export type WorkerData = { file: string }

export const NO_ROWS: Rows = { rows: [] }
