import type { UserActionKind } from './user-actions'
import { ServiceBusyError } from './simulated-user'

/** The results of many actions: durations in ms, of successful and of refused ones, and errors. */
export class ActionResults {
  readonly times: number[] = []
  readonly timesByKind: Partial<Record<UserActionKind, number[]>> = {}
  readonly errorCounts = new Map<string, number>()
  readonly refusalTimes: number[] = []
  errors = 0

  /** Never throws. */
  async record(kind: UserActionKind, action: () => Promise<unknown>): Promise<void> {
    const startedAt = performance.now()
    const elapsed = () => performance.now() - startedAt
    try {
      await action()
      const ms = elapsed()
      this.times.push(ms)
      ;(this.timesByKind[kind] ??= []).push(ms)
    } catch (error) {
      if (error instanceof ServiceBusyError) {
        this.refusalTimes.push(elapsed())
        return
      }
      this.errors++
      const message = `${kind}: ${(error as Error).message}`
      this.errorCounts.set(message, (this.errorCounts.get(message) ?? 0) + 1)
    }
  }

  /** Returns the most frequent errors as text. */
  describeErrors(): string {
    const commonest = [...this.errorCounts].sort(([, a], [, b]) => b - a).slice(0, 5)
    return commonest.map(([message, times]) => `${times} × ${message}`).join('; ')
  }
}
