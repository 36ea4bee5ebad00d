import { isSameValue } from './same-value'

export type Choice = 'mine' | 'theirs' | 'both'

/**
 * A part that both sides changed differently. `path`: the names and ids from the document to the part, as
 * `sections, <id>, items, <id>, text`; a list's own path is about its order, `dates` about `from` and `to`.
 * A missing value: that side deleted the part.
 */
export type MergeConflict = {
  path: readonly string[]
  base?: unknown
  mine?: unknown
  theirs?: unknown
  /** Both values after each other, where the part can hold them. */
  both?: string
}

/** One part in the three documents, and in the one that was sent without a response. */
export type Sides<T> = { base?: T; mine?: T; theirs?: T; sent?: T }

export type MergeContext = {
  /** Whether there is a document that was sent without a response: `sent` is what it has, or lacks. */
  hasSent: boolean
  choices: ReadonlyMap<string, Choice>
  conflicts: MergeConflict[]
}

/** The name of a conflict among the choices. */
export const conflictKey = (path: readonly string[]): string => path.join('/')

type Decision = 'mine' | 'theirs' | 'conflict'

/**
 * Whose value counts. Theirs is no change where it is the base's, or the one that mine sent before: then mine
 * is newer.
 */
export function decide(
  { base, mine, theirs, sent }: Sides<unknown>,
  key: string,
  hasSent: boolean,
): Decision {
  if (isSameValue(mine, theirs, key) || isSameValue(base, theirs, key)) return 'mine'
  if (hasSent && isSameValue(sent, theirs, key)) return 'mine'
  return isSameValue(base, mine, key) ? 'theirs' : 'conflict'
}

/**
 * Returns the whole part of the one side that changed it, so that what nobody changed stays the same object;
 * undefined when it has to be merged.
 */
export function wholePart<T extends object>({ hasSent }: MergeContext, sides: Sides<T>): T | undefined {
  const decision = decide(sides, '', hasSent)
  // Theirs may have mine that was sent, and undone since, in some of its fields.
  if (decision === 'conflict' || (decision === 'theirs' && hasSent)) return undefined
  return sides[decision]
}

/** Returns the chosen side of a conflict. Without a choice it is reported, and mine stays. */
export function settle(context: MergeContext, conflict: MergeConflict): 'mine' | 'theirs' | 'both' {
  const choice = context.choices.get(conflictKey(conflict.path))
  if (choice === undefined) context.conflicts.push(conflict)
  if (choice === 'both') return conflict.both === undefined ? 'mine' : 'both'
  return choice ?? 'mine'
}

/** Merges one value that is no list. */
export function mergeValue<T>(
  context: MergeContext,
  path: readonly string[],
  sides: Sides<T>,
): T | undefined {
  const decision = decide(sides, path.at(-1)!, context.hasSent)
  if (decision !== 'conflict') return sides[decision]
  const { base, mine, theirs } = sides
  return settle(context, { path, base, mine, theirs }) === 'theirs' ? theirs : mine
}
