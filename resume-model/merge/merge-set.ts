import { decide, settle, type MergeContext, type Sides } from './merge-context'

/**
 * Merges a list of texts in which each stands once: what either side removed is gone, what either added is
 * there. Above `most` it is asked about.
 */
export function mergeSet(
  context: MergeContext,
  path: readonly string[],
  sides: Sides<string[]>,
  most: number,
): string[] | undefined {
  const decision = decide(sides, '', context.hasSent)
  if (decision !== 'conflict') return sides[decision]
  const { base = [], mine = [], theirs = [] } = sides
  const inBase = new Set(base)
  const staying = base.filter((one) => mine.includes(one) && theirs.includes(one))
  const added = new Set([...mine, ...theirs].filter((one) => !inBase.has(one)))
  const merged = [...staying, ...[...added].sort()]
  if (merged.length <= most) return merged
  return settle(context, { path, base, mine, theirs }) === 'theirs' ? theirs : mine
}
