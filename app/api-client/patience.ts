import { UpstreamFailure } from './failure'

const upstreamTimeoutMs = 15_000
/** What a call still gets after one was waited for in vain. */
const afterTimeoutMs = 2_000

export type Patience = ReturnType<typeof createPatience>

/**
 * How long a service is waited for: a call may take the whole time, but after one that did in vain the next get little, until
 * one is answered. So a page of several calls says within the time of one that the service is silent, and nobody piles up.
 */
export function createPatience(limitMs = upstreamTimeoutMs) {
  let waitMs = limitMs
  return {
    async spentOn<T>(ask: (waitMs: number) => Promise<T>): Promise<T> {
      try {
        const answer = await ask(waitMs)
        waitMs = limitMs
        return answer
      } catch (error) {
        const inVain = error instanceof UpstreamFailure && error.kind === 'timeout'
        waitMs = inVain ? Math.min(limitMs, afterTimeoutMs) : limitMs
        throw error
      }
    },
  }
}
