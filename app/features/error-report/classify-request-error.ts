import { errorKindOfStatus, type ApiErrorKind } from '#app/api-client/api-client-error'

/** How a request went wrong (spec §8), and whether asking again can help. */
export type RequestError = { kind: ApiErrorKind; isRetryable: boolean; message?: string }
/** What is known of it: an HTTP status, an answer that said no, or what was thrown. */
export type RequestFailure = { status: number } | { code: number; message?: string } | { thrown: unknown }

const tooManyRequests = 429
/** What browsers throw when nobody answered, or the answer was cut off in the middle: Chromium, Safari, Firefox. */
const networkErrorPattern =
  /failed to fetch|load failed|network ?error|network (request failed|connection was lost)|fetch failed|error in body stream/i

/** Network, timeout, 5xx and 429 may be asked again; the rest would fail the same way. */
export function classifyRequestError(failure: RequestFailure): RequestError {
  if ('status' in failure) {
    const kind = errorKindOfStatus(failure.status)
    return { kind, isRetryable: kind === 'server' || failure.status === tooManyRequests }
  }
  if ('code' in failure) return { kind: 'business', isRetryable: false, message: failure.message }
  const kind = classifyThrown(failure.thrown)
  return { kind, isRetryable: kind === 'network' || kind === 'timeout' }
}

function classifyThrown(thrown: unknown): ApiErrorKind {
  if (!(thrown instanceof Error)) return 'unknown'
  if (thrown.name === 'TimeoutError') return 'timeout'
  return thrown.name === 'NetworkError' ||
    (thrown instanceof TypeError && networkErrorPattern.test(thrown.message))
    ? 'network'
    : 'unknown'
}
