import { kindOfStatus, type FailureKind } from '#app/api-client/failure'

/** How a request went wrong (spec §8), and whether asking again can help. */
export type TransportTrouble = { kind: FailureKind; retryable: boolean; said?: string }
/** What is known of it: an HTTP status, an answer that said no, or what was thrown. */
export type Failed = { status: number } | { code: number; said?: string } | { thrown: unknown }

const tooMany = 429
/** What browsers throw when nobody answered, or the answer was cut off in the middle: Chromium, Safari, Firefox. */
const noAnswer =
  /failed to fetch|load failed|network ?error|network (request failed|connection was lost)|fetch failed|error in body stream/i

/** Network, timeout, 5xx and 429 may be asked again; the rest would fail the same way. */
export function transportTrouble(failed: Failed): TransportTrouble {
  if ('status' in failed) {
    const kind = kindOfStatus(failed.status)
    return { kind, retryable: kind === 'server' || failed.status === tooMany }
  }
  if ('code' in failed) return { kind: 'business', retryable: false, said: failed.said }
  const kind = kindOfThrown(failed.thrown)
  return { kind, retryable: kind === 'network' || kind === 'timeout' }
}

function kindOfThrown(thrown: unknown): FailureKind {
  if (!(thrown instanceof Error)) return 'unknown'
  if (thrown.name === 'TimeoutError') return 'timeout'
  return thrown.name === 'NetworkError' || (thrown instanceof TypeError && noAnswer.test(thrown.message))
    ? 'network'
    : 'unknown'
}
