import { maxErrorsPerBeacon } from '#contract/browser-errors/error-beacon-limits'
import type { ErrorLevel, ErrorRecord } from '#contract/browser-errors/error-report'

/** Spec §9. Only minor errors are sampled; urgent ones are always sent. */
export const sampleRate = 0.1
export const flushEveryMs = 30_000
export const maxQueueLength = 100
export const maxPerFingerprint = 5

export function isUrgent(level: ErrorLevel): boolean {
  return level === 'high' || level === 'critical'
}

/** Returns whether an error of this level is sent; `random` is 0 up to 1. */
export function isSampled(level: ErrorLevel, random: number): boolean {
  return isUrgent(level) || random < sampleRate
}

export type ReportQueue = {
  pending: readonly ErrorRecord[]
  /** Fingerprint → count since the page was opened. */
  countByFingerprint: Readonly<Record<string, number>>
}
export const emptyQueue: ReportQueue = { pending: [], countByFingerprint: {} }

/** Adds a record: at most five per fingerprint and at most a hundred pending; the oldest is dropped first. */
export function enqueue(queue: ReportQueue, record: ErrorRecord): ReportQueue {
  const seenCount = queue.countByFingerprint[record.fingerprint] ?? 0
  if (seenCount >= maxPerFingerprint) return queue
  return {
    pending: [...queue.pending, record].slice(-maxQueueLength),
    countByFingerprint: { ...queue.countByFingerprint, [record.fingerprint]: seenCount + 1 },
  }
}

/** Returns the oldest ten records, and the rest. */
export function nextBatch(queue: ReportQueue): { batch: readonly ErrorRecord[]; rest: ReportQueue } {
  return {
    batch: queue.pending.slice(0, maxErrorsPerBeacon),
    rest: { ...queue, pending: queue.pending.slice(maxErrorsPerBeacon) },
  }
}

/** Returns the newest ten when the page is left: there is no second beacon. */
export function lastBatch(queue: ReportQueue): readonly ErrorRecord[] {
  return queue.pending.slice(-maxErrorsPerBeacon)
}
