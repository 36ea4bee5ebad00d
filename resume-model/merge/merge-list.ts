import { isSameValue } from './same-value'
import { settle, wholePart, type MergeContext, type Sides } from './merge-context'
import { mergeOrder } from './merge-order'

type Entry = { id: string }
type MergeEntry<T> = (context: MergeContext, path: readonly string[], sides: Sides<T>) => T

/**
 * Merges a list whose entries have ids. An entry that one side deleted and the other changed is a conflict;
 * one that only one side deleted is gone.
 */
export function mergeList<T extends Entry>(
  context: MergeContext,
  path: readonly string[],
  sides: Sides<readonly T[]>,
  mergeEntry: MergeEntry<T>,
): readonly T[] {
  const whole = wholePart(context, sides)
  if (whole) return whole
  const byId = mapSides(sides, (list) => new Map(list?.map((entry) => [entry.id, entry])))
  const merged = new Map<string, T>()
  for (const id of new Set([...(byId.mine?.keys() ?? []), ...(byId.theirs?.keys() ?? [])])) {
    const entry = mergeOne(
      context,
      [...path, id],
      mapSides(byId, (map) => map?.get(id)),
      mergeEntry,
    )
    if (entry) merged.set(id, entry)
  }
  const ids = mapSides(sides, (list) => list?.map(({ id }) => id))
  return mergeOrder(context, path, ids, new Set(merged.keys())).map((id) => merged.get(id)!)
}

function mergeOne<T extends Entry>(
  context: MergeContext,
  path: readonly string[],
  sides: Sides<T>,
  mergeEntry: MergeEntry<T>,
): T | undefined {
  const { base, mine, theirs, sent } = sides
  if (mine && theirs) return mergeEntry(context, path, sides)
  // What mine sent before is no change of theirs.
  if (context.hasSent && isSameValue(sent, theirs)) return mine
  if (!base) return mine ?? theirs
  if (isSameValue(base, mine ?? theirs)) return undefined
  return settle(context, { path, base, mine, theirs }) === 'theirs' ? theirs : mine
}

export function mapSides<A, B>(sides: Sides<A>, map: (part: A | undefined) => B): Required<Sides<B>> {
  const { base, mine, theirs, sent } = sides
  return { base: map(base), mine: map(mine), theirs: map(theirs), sent: map(sent) }
}
