import { ApiClientError } from './api-client-error'

const apiTimeoutMs = 15_000
/** Timeout of a call after another one timed out, in ms. */
const reducedTimeoutMs = 2_000

export type AdaptiveTimeout = ReturnType<typeof createAdaptiveTimeout>

/**
 * Limits how long the API is waited for: a call may take the full timeout, but after a timeout the next ones
 * get little time, until one succeeds. So a page with several calls fails within the timeout of one, and
 * requests do not pile up.
 */
export function createAdaptiveTimeout(maxTimeoutMs = apiTimeoutMs) {
  let timeoutMs = maxTimeoutMs
  return {
    async run<T>(call: (timeoutMs: number) => Promise<T>): Promise<T> {
      try {
        const result = await call(timeoutMs)
        timeoutMs = maxTimeoutMs
        return result
      } catch (error) {
        const timedOut = error instanceof ApiClientError && error.kind === 'timeout'
        timeoutMs = timedOut ? Math.min(maxTimeoutMs, reducedTimeoutMs) : maxTimeoutMs
        throw error
      }
    },
  }
}
