const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Days are China's. */
const offsetMs = 8 * HOUR_MS

/** Up to an age, the newest version of each slot is kept; 0 keeps all. A slot lies whole in one of the next step. */
const steps = [
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
export function thinVersions(
  versions: readonly Version[],
  now: number,
): { drop: number[]; againAt: number | null } {
  const drop: number[] = []
  const taken = new Set<string>()
  let againAt = Infinity
  for (const { revision, savedAt } of [...versions].sort((a, b) => b.revision - a.revision)) {
    const { untilAgeMs, slotMs } = steps.find((step) => now - savedAt < step.untilAgeMs) ?? steps[2]
    const slot = slotMs && `${slotMs}:${Math.floor((savedAt + offsetMs) / slotMs)}`
    if (slot && taken.has(slot)) drop.push(revision)
    else againAt = Math.min(againAt, savedAt + untilAgeMs)
    if (slot) taken.add(slot)
  }
  return { drop, againAt: againAt === Infinity ? null : againAt }
}
