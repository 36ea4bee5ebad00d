import { errorsInBeacon } from '#contract/beacon'
import type { ErrorLevel, ErrorRecord } from '#contract/error-report'

/** Spec §9. The rarer half is told by few, the worse half by everybody. */
export const sampleRate = 0.1
export const flushEveryMs = 30_000
export const queueMost = 100
export const sameMost = 5

export function isUrgent(level: ErrorLevel): boolean {
  return level === 'high' || level === 'critical'
}

/** Whether one of this level is told at all; `chance` is 0 up to 1. */
export function isSampled(level: ErrorLevel, chance: number): boolean {
  return isUrgent(level) || chance < sampleRate
}

export type ReportQueue = {
  waiting: readonly ErrorRecord[]
  /** Fingerprint → how many there were since the page was opened. */
  seen: Readonly<Record<string, number>>
}
export const emptyQueue: ReportQueue = { waiting: [], seen: {} }

/** Takes one in: at most five that are alike, at most a hundred that wait; the oldest makes room. */
export function taken(queue: ReportQueue, record: ErrorRecord): ReportQueue {
  const before = queue.seen[record.fingerprint] ?? 0
  if (before >= sameMost) return queue
  return {
    waiting: [...queue.waiting, record].slice(-queueMost),
    seen: { ...queue.seen, [record.fingerprint]: before + 1 },
  }
}

/** The oldest ten, and what waits on. */
export function nextBatch(queue: ReportQueue): { batch: readonly ErrorRecord[]; rest: ReportQueue } {
  return {
    batch: queue.waiting.slice(0, errorsInBeacon),
    rest: { ...queue, waiting: queue.waiting.slice(errorsInBeacon) },
  }
}

/** As a page goes: the newest ten, for there is no second beacon. */
export function lastBatch(queue: ReportQueue): readonly ErrorRecord[] {
  return queue.waiting.slice(-errorsInBeacon)
}
