/** PostgreSQL's classes of trouble that are over by themselves: connections (08), what it has of too few (53), its operator (57P). */
const unavailableCodes = /^(08|53|57P)/
const networkErrorCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** It took longer than statement_timeout. */
const statementCanceled = '57014'
/** What node-postgres says without a code. */
const clientErrorPattern =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/**
 * Whether an error says that the database could not be asked (it restarts, has no connection left, takes too long), and
 * nothing of the question. A write that was cut off may have been kept or not.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // The disk is full: that is not over in a moment.
  if (code === '53100') return false
  if (unavailableCodes.test(code) || networkErrorCodes.has(code) || code === statementCanceled) return true
  return clientErrorPattern.test(error.message)
}
