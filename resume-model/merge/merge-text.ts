import { ResumeLimits } from '#contract/resume/resume-limits'
import { decide, settle, type MergeContext, type Sides } from './merge-context'

/** Merges a rich text: whole, or line by line where the two changes are apart. */
export function mergeText(context: MergeContext, path: readonly string[], sides: Sides<string>): string {
  const { base = '', mine = '', theirs = '' } = sides
  const decision = decide({ ...sides, base, mine, theirs }, 'text', context.hasSent)
  if (decision !== 'conflict') return { mine, theirs }[decision]
  const merged = mergeLines(base, mine, theirs)
  if (merged !== undefined && fits(merged)) return merged
  const joined = `${mine}\n\n${theirs}`
  const both = mine && theirs && fits(joined) ? joined : undefined
  const chosen = settle(context, { path, base, mine, theirs, ...(both !== undefined && { both }) })
  return { mine, theirs, both: both ?? mine }[chosen]
}

const fits = (text: string) => [...text].length <= ResumeLimits.text

/** Lines `from` to `to` of the base became `lines`. */
type LineChange = { from: number; to: number; lines: string[] }

/**
 * Applies both changes if at least one unchanged line lies between them. Each side counts as one change, from
 * its first changed line to its last: texts that mix more are asked about. Linear.
 */
export function mergeLines(base: string, mine: string, theirs: string): string | undefined {
  const lines = base.split('\n')
  const changes = [changeOf(lines, mine.split('\n')), changeOf(lines, theirs.split('\n'))]
  const [first, second] = changes.sort((a, b) => a.from - b.from) as [LineChange, LineChange]
  if (first.to >= second.from) return undefined
  return [
    ...lines.slice(0, first.from),
    ...first.lines,
    ...lines.slice(first.to, second.from),
    ...second.lines,
    ...lines.slice(second.to),
  ].join('\n')
}

function changeOf(base: readonly string[], changed: readonly string[]): LineChange {
  const most = Math.min(base.length, changed.length)
  let from = 0
  while (from < most && base[from] === changed[from]) from += 1
  let same = 0
  while (same < most - from && base.at(-1 - same) === changed.at(-1 - same)) same += 1
  return { from, to: base.length - same, lines: changed.slice(from, changed.length - same) }
}
