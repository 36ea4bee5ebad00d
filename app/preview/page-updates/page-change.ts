import { findReplacedLines } from '#contract/preview/replaced-lines'
import type { GlyphOutlines } from './glyph-outlines'
import { inlineGlyphPaths } from './inline-glyph-paths'

/**
 * What makes a page's elements of those before, which are counted from 0: some get another `transform`, then
 * each run of `removed` elements from `start` on gives way to those of its markup. Runs come in their order.
 */
export type PageChange = {
  moves: [element: number, transform: string][]
  runs: [start: number, removed: number, markup: string][]
}

const transformAttribute = /^<\w+ transform="([^"]*)"/

/** Compares the elements of a page with those before. Returns null where nothing changed. */
export function findPageChange(
  before: readonly string[],
  after: readonly string[],
  { outline }: Pick<GlyphOutlines, 'outline'>,
): PageChange | null {
  const replaced = findReplacedLines(before, after, isSameOrMoved)
  const moves: PageChange['moves'] = []
  // The elements that stay: those before each run, and those after the last.
  let [old, now] = [0, 0]
  for (const [start, removed, { length: added }] of [...replaced, [before.length, 0, []] as const]) {
    for (; old < start; old++, now++)
      if (before[old] !== after[now]) moves.push([old, transformAttribute.exec(after[now]!)![1]!])
    old += removed
    now += added
  }
  const runs = replaced.map(([start, removed, added]): PageChange['runs'][number] => [
    start,
    removed,
    inlineGlyphPaths(added.join(''), outline),
  ])
  return runs.length + moves.length > 0 ? { moves, runs } : null
}

function isSameOrMoved(before: string, after: string): boolean {
  return (
    before === after ||
    (transformAttribute.test(after) &&
      before.replace(transformAttribute, '') === after.replace(transformAttribute, ''))
  )
}
