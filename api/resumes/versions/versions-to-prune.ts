import { slotInChina } from '#contract/china-time'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Up to each age, the newest version of every slot is kept; slot length 0 keeps all. A slot lies within one
 * slot of the next step.
 */
const retentionSteps = [
  { untilAgeMs: 10 * MINUTE_MS, slotMs: 0 },
  { untilAgeMs: DAY_MS, slotMs: 10 * MINUTE_MS },
  { untilAgeMs: Infinity, slotMs: DAY_MS },
] as const

type Version = { revision: number; savedAt: number }

/**
 * The versions of one resume to delete, so that saving every few seconds does not fill the disk. The result
 * does not depend on how often it runs. The newest version always stays.
 * @param now ms since 1970; @returns revisions to delete, and when more will be due (null: never).
 */
export function versionsToPrune(
  versions: readonly Version[],
  now: number,
): { toDelete: number[]; nextPruneAt: number | null } {
  const toDelete: number[] = []
  const filledSlots = new Set<string>()
  let nextPruneAt = Infinity
  for (const { revision, savedAt } of [...versions].sort((a, b) => b.revision - a.revision)) {
    const { untilAgeMs, slotMs } =
      retentionSteps.find((step) => now - savedAt < step.untilAgeMs) ?? retentionSteps[2]
    const slot = slotMs && `${slotMs}:${slotInChina(savedAt, slotMs)}`
    if (slot && filledSlots.has(slot)) toDelete.push(revision)
    else nextPruneAt = Math.min(nextPruneAt, savedAt + untilAgeMs)
    if (slot) filledSlots.add(slot)
  }
  return { toDelete, nextPruneAt: nextPruneAt === Infinity ? null : nextPruneAt }
}
