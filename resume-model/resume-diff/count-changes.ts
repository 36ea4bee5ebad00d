import type { PartDiff } from './resume-diff'

/** How many changes a person would count: each field, each move, and an added or removed part or entry as one. */
export function countChanges({ state, isMoved, fields, entries }: Omit<PartDiff, 'part'>): number {
  if (state !== 'changed') return 1
  return entries.reduce(
    (sum, entry) => sum + countChanges({ ...entry, entries: [] }),
    fields.length + Number(isMoved),
  )
}
