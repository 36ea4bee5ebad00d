import type { ChatFailure } from '#contract/chat/chat-constants'
import { describeError } from '#telemetry/describe-error'
import type { Log } from '../../server/log'

/** An answer that is being generated in this process, with its readers. */
export class RunningAnswer {
  #text = ''
  #ended = false
  #waiting = new Set<() => void>()
  readonly #stopping = new AbortController()
  /** Why it stops, once it was asked to. */
  stopReason: 'user' | Extract<ChatFailure, 'lost'> | undefined

  get text(): string {
    return this.#text
  }
  get isEnded(): boolean {
    return this.#ended
  }
  get signal(): AbortSignal {
    return this.#stopping.signal
  }

  stop(reason: 'user' | 'lost'): void {
    this.stopReason ??= reason
    this.#stopping.abort()
  }

  append(text: string): void {
    this.#text += text
    this.#wake()
  }

  /** Called once its text is stored. */
  end(): void {
    this.#ended = true
    this.#wake()
  }

  /** Resolves on the next text or at the end. */
  waitForUpdate(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve))
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}

export type RunningAnswers = {
  find: (turnId: string) => RunningAnswer | undefined
  /** Runs `work` in the background until it settles. Nobody awaits it, so its errors are logged. */
  start: (turnId: string, work: (run: RunningAnswer) => Promise<void>) => RunningAnswer
  /** Stops every run, and waits until their texts are stored. */
  close: () => Promise<void>
}

/** The running answers of one process. */
export function createRunningAnswers(log: Log): RunningAnswers {
  const runs = new Map<string, { run: RunningAnswer; completion: Promise<void> }>()
  return {
    find: (turnId) => runs.get(turnId)?.run,
    start(turnId, work) {
      const run = new RunningAnswer()
      const completion = work(run)
        .catch((error: unknown) => log.error({ turnId, error: describeError(error) }, 'an answer broke off'))
        .finally(() => {
          runs.delete(turnId)
          run.end()
        })
      runs.set(turnId, { run, completion })
      return run
    },
    async close() {
      for (const { run } of runs.values()) run.stop('lost')
      await Promise.allSettled([...runs.values()].map(({ completion }) => completion))
    },
  }
}
