import type { ErrorRecord } from '#contract/browser-errors/error-report'
import { redactText } from '#contract/browser-errors/redact-text'
import { fingerprintOf } from './fingerprint'
import { errorLevel, type PageError } from './page-error'
import { emptyQueue, flushEveryMs, isSampled, isUrgent, lastBatch, nextBatch, enqueue } from './report-queue'

type PageContext = Pick<ErrorRecord, 'url' | 'userAgent' | 'route' | 'context'>
export type ReporterDependencies = {
  pageContext(): PageContext
  /** In order of arrival; failed sends are not retried. */
  send(errors: readonly ErrorRecord[]): void
  /** Sends the last records when the page is left. */
  beacon(errors: readonly ErrorRecord[]): void
  now(): number
  random(): number
  newId(): string
}
const maxStackLength = 2_500
const maxMessageLength = 500

/** Collects errors of a page: the worst are sent at once, the rest every 30 s and when the page is left. */
export function createErrorReporter({ pageContext, send, beacon, now, random, newId }: ReporterDependencies) {
  let queue = emptyQueue
  const counts = { jsErrors: 0, promiseRejections: 0, vueErrors: 0, totalErrors: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined

  function report(error: PageError): void {
    count(error)
    const level = errorLevel(error)
    if (!isSampled(level, random())) return
    const { type, component } = error
    const message = redactText(error.message).slice(0, maxMessageLength)
    const stack = redactText(error.stack).slice(0, maxStackLength)
    const fingerprint = fingerprintOf({ type, message, stack })
    queue = enqueue(queue, {
      id: newId(),
      fingerprint,
      timestamp: now(),
      type,
      level,
      message,
      stack,
      component,
      ...pageContext(),
    })
    if (isUrgent(level)) flush()
    else timer ??= setTimeout(flush, flushEveryMs)
  }

  function count({ type }: PageError) {
    counts.totalErrors++
    if (type === 'javascript') counts.jsErrors++
    if (type === 'promise') counts.promiseRejections++
    if (type === 'vue') counts.vueErrors++
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    while (queue.pending.length > 0) {
      const { batch, rest } = nextBatch(queue)
      queue = rest
      send(batch)
    }
  }

  return {
    report,
    /** Called when the page is left. */
    flushOnLeave() {
      clearTimeout(timer)
      timer = undefined
      const batch = lastBatch(queue)
      queue = { ...queue, pending: [] }
      if (batch.length > 0) beacon(batch)
    },
    /** Counts per type since the page was opened, sent or not. */
    stats: () => ({ ...counts }),
  }
}
