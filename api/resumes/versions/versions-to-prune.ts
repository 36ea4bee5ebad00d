import { slotInChina } from '#contract/china-time'

const MINUTE_MS = 60_000
const slotMs = 10 * MINUTE_MS
const dayMs = 24 * 60 * MINUTE_MS

/** 33 hours of typing. Of the slots before, one a day is kept, so that a script cannot fill the disk. */
const maxSlots = 200
/** Older ones count as versions without a reason. */
const maxWithReason = 100

type Version = {
  revision: number
  savedAt: number
  hasReason: boolean
  /** Named or pinned. */
  isRetained: boolean
}

/**
 * The earlier versions of one resume to delete, so that ten minutes of typing leave one: the newest. A version with
 * a reason, a name or a pin stays. The result does not depend on how often it runs, and the newest version always
 * stays. @returns revisions
 */
export function versionsToPrune(versions: readonly Version[]): number[] {
  const toDelete: number[] = []
  const filled = new Set<string>()
  let slots = 0
  let reasons = 0
  for (const { revision, savedAt, hasReason, isRetained } of [...versions].sort(
    (a, b) => b.revision - a.revision,
  )) {
    const slot = `slot ${slotInChina(savedAt, slotMs)}`
    const day = `day ${slotInChina(savedAt, dayMs)}`
    const isNewestOfSlot = !filled.has(slot) && ++slots <= maxSlots
    const isRecentWithReason = hasReason && ++reasons <= maxWithReason
    if (!isRetained && !isRecentWithReason && !isNewestOfSlot && filled.has(day)) toDelete.push(revision)
    filled.add(slot).add(day)
  }
  return toDelete
}
