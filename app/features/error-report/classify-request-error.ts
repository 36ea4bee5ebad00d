import { errorKindOfStatus, type ApiErrorKind } from '#app/api-client/api-client-error'

/** The kind of a request error (spec §8), and whether a retry can help. */
export type RequestError = { kind: ApiErrorKind; isRetryable: boolean; message?: string }
/** The known facts: an HTTP status, a refusal in the response, or the thrown value. */
export type RequestFailure = { status: number } | { code: number; message?: string } | { thrown: unknown }

const tooManyRequests = 429
/** What browsers throw when there is no response, or when it breaks off: Chromium, Safari, Firefox. */
const networkErrorPattern =
  /failed to fetch|load failed|network ?error|network (request failed|connection was lost)|fetch failed|error in body stream/i

/** Classifies a failure. Network, timeout, 5xx and 429 are retryable; the rest would fail again. */
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
