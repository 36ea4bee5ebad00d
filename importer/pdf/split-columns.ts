import { hasDate } from '#resume-model/lines/find-dates'
import { isFieldLabel } from '../classify/field-labels'
import { parseSectionHeading } from '../classify/section-headings'
import { partitionPoint, sortedNumbers } from './partition-point'
import type { Segment } from './segments'
import { inkStart } from './text-item'

/** Fewer lines are no column. */
const leastLines = 4
/** Columns within columns: a page of a resume has no more. */
const maxDepth = 3
/** How many places for a gutter are looked at closely, those with most lines beginning at their right first. */
const maxCandidates = 12
/** A gutter is as wide as a letter. */
const leastGutter = 8

/**
 * Parts of a page in reading order, each read line by line: what stands above columns, the left one, the right one, what stands
 * below. Segments that continue a line, such as dates at its end, are no column.
 */
export function splitColumns(segments: Segment[], depth = 0): Segment[][] {
  const columns = depth < maxDepth ? findColumns(segments) : undefined
  if (!columns) return segments.length > 0 ? [segments] : []
  return [columns.above, columns.left, columns.right, columns.below].flatMap((part) =>
    splitColumns(part, depth + 1),
  )
}

type Columns = Record<'above' | 'left' | 'right' | 'below', Segment[]>

function findColumns(segments: Segment[]): Columns | undefined {
  for (const gutter of candidateGutters(segments)) {
    const columns = splitAt(segments, gutter)
    if (columns && areColumns(columns.left, columns.right)) return columns
  }
  return undefined
}

/** Of a mark that ends a line and may hang into the gutter, the right half is blank. */
const inkEnd = ({ text, right, size }: Segment) =>
  /[，。、；：）》”]$/u.test(text) ? right - size / 2 : right

/** Left edges where lines begin and which few segments cross, those with most lines first. */
function candidateGutters(segments: readonly Segment[]): number[] {
  const lefts = sortedNumbers(segments.map(({ x }) => x))
  const rights = sortedNumbers(segments.map(inkEnd))
  const edges = [...new Set(lefts.map(Math.floor))]
  const beginningAt = (edge: number) =>
    partitionPoint(lefts, (x) => x < edge + 3) - partitionPoint(lefts, (x) => x < edge - 1)
  return edges
    .map((edge) => {
      const before = partitionPoint(lefts, (x) => x < edge - 1)
      const crossing = before - partitionPoint(rights, (right) => right < edge - leastGutter)
      return { edge, before, crossing, lines: beginningAt(edge) }
    })
    .filter(
      ({ before, crossing, lines }) =>
        lines >= leastLines && before >= leastLines && crossing * 4 <= segments.length,
    )
    .sort((a, b) => b.lines - a.lines)
    .slice(0, maxCandidates)
    .map(({ edge }) => edge - 1)
}

/** Cuts at a gutter between the lines that cross it: the stretch with most segments is that of the columns. */
function splitAt(segments: readonly Segment[], gutter: number): Columns | undefined {
  const crosses = (one: Segment) => inkStart(one) < gutter && inkEnd(one) > gutter - leastGutter + 2
  const rows = [...segments].sort((a, b) => b.y - a.y)
  let best = { from: 0, to: 0, score: 0 }
  let from = 0
  let [left, right] = [0, 0]
  for (let i = 0; i <= rows.length; i++) {
    const row = rows[i]
    if (row && !crosses(row)) {
      if (inkStart(row) < gutter) left++
      else right++
      continue
    }
    const score = Math.min(left, right)
    if (score > best.score) best = { from, to: i, score }
    from = i + 1
    left = right = 0
  }
  if (best.score < leastLines) return undefined
  const stretch = rows.slice(best.from, best.to)
  const isLeft = (one: Segment) => inkStart(one) < gutter
  const [leftColumn, rightColumn] = [stretch.filter(isLeft), stretch.filter((one) => !isLeft(one))]
  return {
    above: rows.slice(0, best.from),
    left: leftColumn,
    right: rightColumn,
    below: rows.slice(best.to),
  }
}

/**
 * Whether two stretches are columns of their own, not the beginnings and ends of the same lines: most of their baselines differ,
 * or sections begin in both.
 */
function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [few, many] = [left, right].map(baselines).sort((a, b) => a.length - b.length) as [number[], number[]]
  if (few.length < leastLines || isLabelColumn(left)) return false
  const sizes = right.map(({ size }) => size)
  const tolerance = 0.3 * (sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
  const alone = few.filter((y) => !hasNear(many, y, tolerance)).length
  const haveSections = [left, right].every((side) =>
    side.some(({ text }) => parseSectionHeading(text) !== undefined),
  )
  if (haveSections) return true
  const ends = right.filter(({ text }) => [...text].length <= 16 || hasDate(text)).length
  return alone * 2 > few.length && ends * 4 < right.length * 3
}

/** The labels of a form and the names of its sections, each beside what it names. */
function isLabelColumn(segments: readonly Segment[]): boolean {
  const labels = segments.filter(({ text }) => isFieldLabel(text) || parseSectionHeading(text) !== undefined)
  const areShort = segments.every(({ text }) => [...text].length <= 8)
  return labels.length >= segments.length * (areShort ? 0.3 : 0.75)
}

/** Baselines from the top, each once. */
function baselines(segments: readonly Segment[]): number[] {
  const sorted = sortedNumbers(segments.map(({ y }) => y))
  return sorted.filter((y, i) => i === 0 || y - sorted[i - 1]! > 1)
}

function hasNear(sorted: readonly number[], y: number, tolerance: number): boolean {
  const at = partitionPoint(sorted, (one) => one < y - tolerance)
  return at < sorted.length && sorted[at]! <= y + tolerance
}
