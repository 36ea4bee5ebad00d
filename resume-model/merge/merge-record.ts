import { mapSides } from './merge-list'
import { mergeValue, wholePart, type MergeContext, type Sides } from './merge-context'

type Merged = Record<string, unknown>
/** How a part with a structure of its own is merged; anything else is one value. */
export type PartMerger = (context: MergeContext, path: readonly string[], sides: Sides<unknown>) => unknown

/** Merges an object key by key; a key of `mergers` in its own way, `undefined` leaves the key out. */
export function mergeRecord<T extends object>(
  context: MergeContext,
  path: readonly string[],
  sides: Sides<T>,
  mergers: Record<string, PartMerger> = {},
): T {
  const whole = wholePart(context, sides)
  if (whole) return whole
  const merged: Merged = {}
  for (const key of Object.keys({ ...sides.mine, ...sides.theirs })) {
    const parts = mapSides(sides, (side) => (side as Merged | undefined)?.[key])
    // Both added it: the one that is empty has nothing to say.
    if (sides.base === undefined && typeof (parts.mine ?? parts.theirs) === 'string') parts.base = ''
    const value = (mergers[key] ?? mergeValue)(context, [...path, key], parts)
    if (value !== undefined) merged[key] = value
  }
  return merged as T
}
