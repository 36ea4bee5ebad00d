import type { DeedKind } from './load-deeds'
import { Refused } from './load-person'

/** What came of many deeds: times of those that went well, ms, and what did not. */
export class Tally {
  readonly times: number[] = []
  readonly timesOf: Partial<Record<DeedKind, number[]>> = {}
  readonly wrong = new Map<string, number>()
  refused = 0
  errors = 0

  /** Never throws. */
  async note(kind: DeedKind, deed: () => Promise<unknown>): Promise<void> {
    const startedAt = performance.now()
    try {
      await deed()
      const ms = performance.now() - startedAt
      this.times.push(ms)
      ;(this.timesOf[kind] ??= []).push(ms)
    } catch (error) {
      if (error instanceof Refused) {
        this.refused++
        return
      }
      this.errors++
      const said = `${kind}: ${(error as Error).message}`
      this.wrong.set(said, (this.wrong.get(said) ?? 0) + 1)
    }
  }

  /** The commonest errors, in words. */
  saidWrong(): string {
    const commonest = [...this.wrong].sort(([, a], [, b]) => b - a).slice(0, 5)
    return commonest.map(([said, times]) => `${times} × ${said}`).join('; ')
  }
}
