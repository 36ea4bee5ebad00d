import { slotInChina } from '#contract/china-time'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Up to an age, the newest version of each slot is kept; 0 keeps all. A slot lies whole in one of the next step. */
const retentionSteps = [
  { untilAgeMs: 10 * MINUTE_MS, slotMs: 0 },
  { untilAgeMs: DAY_MS, slotMs: 10 * MINUTE_MS },
  { untilAgeMs: Infinity, slotMs: DAY_MS },
] as const

type Version = { revision: number; savedAt: number }

/**
 * Which versions of one resume are too many, so that saving every few seconds does not fill the disk. What is kept does
 * not depend on how often one looks. The newest always stays.
 * @param now ms since 1970; @returns revisions to drop, and when more of the others may be (null: never).
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
