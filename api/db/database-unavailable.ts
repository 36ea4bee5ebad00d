/**
 * PostgreSQL's transient error classes: connection errors (08), insufficient resources (53), operator
 * intervention (57P).
 */
const unavailableCodes = /^(08|53|57P)/
const networkErrorCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
/** Exceeded statement_timeout. */
const statementCanceled = '57014'
/** Messages of node-postgres that carry no code. */
const clientErrorPattern =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/**
 * Whether an error means that the database is unavailable (restarting, out of connections, too slow),
 * independent of the query.
 * Whether an interrupted write was stored is then unknown.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // disk_full: not transient.
  if (code === '53100') return false
  if (unavailableCodes.test(code) || networkErrorCodes.test(code) || code === statementCanceled) return true
  return clientErrorPattern.test(error.message)
}
