const trustedIdPattern = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|kept-pages)$/

/**
 * The request id that our web server set, for the log. Other clients of a standalone API may send anything,
 * so other formats are ignored.
 */
export function parseRequestId(headers: Headers): string | undefined {
  const id = headers.get('x-request-id')
  return id !== null && trustedIdPattern.test(id) ? id : undefined
}
