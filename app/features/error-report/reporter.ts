import type { ErrorRecord } from '#contract/error-report'
import { scrubbed } from '#contract/scrubbed'
import { fingerprintOf } from './fingerprint'
import { levelOf, type PageProblem } from './page-problem'
import { emptyQueue, flushEveryMs, isSampled, isUrgent, lastBatch, nextBatch, taken } from './report-queue'

type Where = Pick<ErrorRecord, 'url' | 'userAgent' | 'route' | 'context'>
export type ReporterParts = {
  where(): Where
  /** In the order they came; what is not sent is not tried again. */
  send(errors: readonly ErrorRecord[]): void
  /** The last of a page that goes. */
  beacon(errors: readonly ErrorRecord[]): void
  now(): number
  chance(): number
  newId(): string
}
const longestStack = 2_500
const longestMessage = 500

/** Collects what goes wrong on a page: the worst is told at once, the rest every 30 s and as the page goes. */
export function createReporter({ where, send, beacon, now, chance, newId }: ReporterParts) {
  let queue = emptyQueue
  const counted = { jsErrors: 0, promiseRejections: 0, vueErrors: 0, totalErrors: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined

  function report(problem: PageProblem): void {
    count(problem)
    const level = levelOf(problem)
    if (!isSampled(level, chance())) return
    const { type, component } = problem
    const message = scrubbed(problem.message).slice(0, longestMessage)
    const stack = scrubbed(problem.stack).slice(0, longestStack)
    const fingerprint = fingerprintOf({ type, message, stack })
    queue = taken(queue, {
      id: newId(),
      fingerprint,
      timestamp: now(),
      type,
      level,
      message,
      stack,
      component,
      ...where(),
    })
    if (isUrgent(level)) flush()
    else timer ??= setTimeout(flush, flushEveryMs)
  }

  function count({ type }: PageProblem) {
    counted.totalErrors++
    if (type === 'javascript') counted.jsErrors++
    if (type === 'promise') counted.promiseRejections++
    if (type === 'vue') counted.vueErrors++
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    while (queue.waiting.length > 0) {
      const { batch, rest } = nextBatch(queue)
      queue = rest
      send(batch)
    }
  }

  return {
    report,
    /** As the page goes. */
    leave() {
      clearTimeout(timer)
      timer = undefined
      const batch = lastBatch(queue)
      queue = { ...queue, waiting: [] }
      if (batch.length > 0) beacon(batch)
    },
    /** How many of each there were since the page was opened, told or not. */
    stats: () => ({ ...counted }),
  }
}
