import type { ChatProblem } from '#contract/chat-words'
import { describeError } from '#telemetry/describe-error'
import type { Log } from '../log'

/** An answer that is being written in this process, for those who follow it. */
export class ChatRun {
  #text = ''
  #ended = false
  #waiting = new Set<() => void>()
  readonly #stopping = new AbortController()
  /** Why it stops, once it was told to. */
  stopped: 'by its person' | Extract<ChatProblem, 'lost'> | undefined

  get text(): string {
    return this.#text
  }
  get ended(): boolean {
    return this.#ended
  }
  get signal(): AbortSignal {
    return this.#stopping.signal
  }

  stop(why: 'by its person' | 'lost'): void {
    this.stopped ??= why
    this.#stopping.abort()
  }

  add(text: string): void {
    this.#text += text
    this.#wake()
  }

  /** What it wrote is kept by now. */
  end(): void {
    this.#ended = true
    this.#wake()
  }

  /** Until there is more, or its end. */
  news(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve))
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}

export type ChatRuns = {
  find: (turnId: string) => ChatRun | undefined
  /** Keeps a run until its work is over, however that ends: nobody waits for it, so what it throws is logged. */
  begin: (turnId: string, work: (run: ChatRun) => Promise<void>) => ChatRun
  /** Stops every run, and waits until what each wrote is kept. */
  close: () => Promise<void>
}

/** The runs of one process. */
export function openChatRuns(log: Log): ChatRuns {
  const runs = new Map<string, { run: ChatRun; over: Promise<void> }>()
  return {
    find: (turnId) => runs.get(turnId)?.run,
    begin(turnId, work) {
      const run = new ChatRun()
      const over = work(run)
        .catch((error: unknown) => log.error({ turnId, error: describeError(error) }, 'an answer broke off'))
        .finally(() => {
          runs.delete(turnId)
          run.end()
        })
      runs.set(turnId, { run, over })
      return run
    },
    async close() {
      for (const { run } of runs.values()) run.stop('lost')
      await Promise.allSettled([...runs.values()].map(({ over }) => over))
    },
  }
}
