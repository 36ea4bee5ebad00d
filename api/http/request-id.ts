const trustedIdPattern = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|kept-pages)$/

/** The id our front gave a request, for the log. Strangers can tell an API that stands alone anything: that is left out. */
export function parseRequestId(headers: Headers): string | undefined {
  const id = headers.get('x-request-id')
  return id !== null && trustedIdPattern.test(id) ? id : undefined
}
