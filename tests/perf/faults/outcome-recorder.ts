import { isExplained, ApiRefusal } from '../crash/saving-client'

/** The failures that clients saw, and when. */
export class OutcomeRecorder {
  successes = 0
  brokenConnections = 0
  explained = 0
  lastFailureAt = 0
  /** Failures that must never happen: without a message, or for a valid request. */
  readonly violations: string[] = []

  /**
   * Awaits a call. @returns undefined when it failed in an acceptable way.
   * @param expected error codes that count as responses
   */
  async record<T>(request: Promise<T>, expected: readonly number[] = []): Promise<T | undefined> {
    try {
      const answer = await request
      this.successes++
      return answer
    } catch (error) {
      if (error instanceof ApiRefusal && expected.includes(error.code)) {
        this.successes++
        return undefined
      }
      this.lastFailureAt = performance.now()
      if (error instanceof ApiRefusal) {
        if (isExplained(error)) this.explained++
        else this.violations.push(error.message)
      } else if ((error as Error).name === 'TimeoutError') this.violations.push('nobody answered for 30 s')
      else if (error instanceof TypeError) this.brokenConnections++
      else throw error
      return undefined
    }
  }
}
