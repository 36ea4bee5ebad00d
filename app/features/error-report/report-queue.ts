import { maxErrorsPerBeacon } from '#contract/browser-errors/error-beacon-limits'
import type { ErrorLevel, ErrorRecord } from '#contract/browser-errors/error-report'

/** Spec §9. The rarer half is told by few, the worse half by everybody. */
export const sampleRate = 0.1
export const flushEveryMs = 30_000
export const maxQueueLength = 100
export const maxPerFingerprint = 5

export function isUrgent(level: ErrorLevel): boolean {
  return level === 'high' || level === 'critical'
}

/** Whether one of this level is told at all; `chance` is 0 up to 1. */
export function isSampled(level: ErrorLevel, random: number): boolean {
  return isUrgent(level) || random < sampleRate
}

export type ReportQueue = {
  pending: readonly ErrorRecord[]
  /** Fingerprint → how many there were since the page was opened. */
  countByFingerprint: Readonly<Record<string, number>>
}
export const emptyQueue: ReportQueue = { pending: [], countByFingerprint: {} }

/** Takes one in: at most five that are alike, at most a hundred that wait; the oldest makes room. */
export function enqueue(queue: ReportQueue, record: ErrorRecord): ReportQueue {
  const seenCount = queue.countByFingerprint[record.fingerprint] ?? 0
  if (seenCount >= maxPerFingerprint) return queue
  return {
    pending: [...queue.pending, record].slice(-maxQueueLength),
    countByFingerprint: { ...queue.countByFingerprint, [record.fingerprint]: seenCount + 1 },
  }
}

/** The oldest ten, and what waits on. */
export function nextBatch(queue: ReportQueue): { batch: readonly ErrorRecord[]; rest: ReportQueue } {
  return {
    batch: queue.pending.slice(0, maxErrorsPerBeacon),
    rest: { ...queue, pending: queue.pending.slice(maxErrorsPerBeacon) },
  }
}

/** As a page goes: the newest ten, for there is no second beacon. */
export function lastBatch(queue: ReportQueue): readonly ErrorRecord[] {
  return queue.pending.slice(-maxErrorsPerBeacon)
}
