import type { LabelledField } from './field-changes'
import { fieldChanges } from './field-changes'
import { movedIds } from './moved-ids'
import type { EntryDiff, SectionRef } from './resume-diff'

/** `elsewhere`: the entry as it stood in another section before. */
export type Entry = { id: string; title: string; fields: LabelledField[] }
type Elsewhere = (id: string) => { entry: Entry; section: SectionRef } | undefined
type Goes = (id: string) => boolean

/**
 * Compares two lists of entries by their ids.
 * @param cameFrom the entry before, where it stood in another section; @param wentElsewhere whether a missing one
 * stands in another section now, where it is compared
 */
export function diffEntries(
  before: readonly Entry[],
  after: readonly Entry[],
  cameFrom: Elsewhere = () => undefined,
  wentElsewhere: Goes = () => false,
): EntryDiff[] {
  const entriesBefore = new Map(before.map((entry) => [entry.id, entry]))
  const idsAfter = new Set(after.map(({ id }) => id))
  const moved = movedIds(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  )
  const present = after.map(({ id, title, fields }): EntryDiff => {
    const elsewhere = entriesBefore.has(id) ? undefined : cameFrom(id)
    const known = entriesBefore.get(id) ?? elsewhere?.entry
    return {
      id,
      title,
      state: known ? 'changed' : 'added',
      isMoved: moved.has(id) || elsewhere !== undefined,
      ...(elsewhere && { from: elsewhere.section }),
      fields: fieldChanges(known?.fields ?? [], fields),
    }
  })
  const removed = before
    .filter(({ id }) => !idsAfter.has(id) && !wentElsewhere(id))
    .map(({ id, title, fields }): EntryDiff => ({
      id,
      title,
      state: 'removed',
      isMoved: false,
      fields: fieldChanges(fields, []),
    }))
  return [...present, ...removed].filter(
    ({ state, isMoved, fields }) => state !== 'changed' || isMoved || fields.length > 0,
  )
}
