import { ApiClientError } from './api-client-error'

const apiTimeoutMs = 15_000
/** What a call still gets after one was waited for in vain. */
const reducedTimeoutMs = 2_000

export type AdaptiveTimeout = ReturnType<typeof createAdaptiveTimeout>

/**
 * How long a service is waited for: a call may take the whole time, but after one that did in vain the next get little, until
 * one is answered. So a page of several calls says within the time of one that the service is silent, and nobody piles up.
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
