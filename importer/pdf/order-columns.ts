import { partitionPoint, sortedNumbers } from './partition-point'
import { parseSectionHeading } from '../classify/section-headings'

/**
 * A text item of a page: left edge, baseline measured upwards from the bottom, width and font size, in pt.
 */
export type TextItem = { text: string; x: number; y: number; width: number; size: number; isRotated: boolean }
/** Touching items on one baseline. */
type Run = { text: string; x: number; right: number; y: number; pieces: TextItem[] }

const minRunsPerColumn = 4

/**
 * Sorts a page's items in reading order. Usually that is the order in the file; pages with two columns that
 * were written row by row are reordered: full width above, left column, right column, full width below.
 */
export function sortInReadingOrder(pieces: TextItem[]): TextItem[] {
  const runs = joinTouchingItems(pieces)
  const gutter = findGutter(runs)
  if (gutter === undefined) return pieces
  const [left, right] = splitAtGutter(runs, gutter)
  const top = Math.min(highest(left), highest(right))
  const end = highest(runs.filter((run) => crosses(run, gutter) && run.y < top))
  const aboveColumns = runs.filter(({ y }) => y > top + 1)
  const belowColumns = runs.filter(({ y }) => y <= end)
  const between = runs.filter(({ y }) => y <= top + 1 && y > end)
  const [first, second] = splitAtGutter(between, gutter)
  return [...aboveColumns, ...first, ...second, ...belowColumns].flatMap((run) => run.pieces)
}

function joinTouchingItems(pieces: TextItem[]): Run[] {
  const runs: Run[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    const right = piece.x + piece.width
    const isBlank = piece.text.trim() === ''
    const isSameRun =
      last && Math.abs(last.y - piece.y) < 1 && Math.abs(piece.x - last.right) < 0.7 * piece.size
    if (last && (isSameRun || isBlank)) {
      last.pieces.push(piece)
      // A wide space separates columns.
      if (isBlank && piece.width > 0.7 * piece.size) continue
      last.text += piece.text
      last.right = Math.max(last.right, right)
    } else if (!isBlank) runs.push({ text: piece.text, x: piece.x, right, y: piece.y, pieces: [piece] })
  }
  return runs
}

/**
 * The x position between two columns that were written row by row: sections start on both sides of it.
 * Columns of dates or labels contain no section headings, so those pages keep their order.
 */
function findGutter(runs: Run[]): number | undefined {
  const edges = [...new Set(runs.map(({ x }) => Math.round(x)))].sort((a, b) => a - b)
  const sides = sideCounter(runs)
  const crossing = crossingCounter(runs)
  const gapJumps = gapJumpCounter(runs)
  const candidateEdges = edges.slice(1).filter((edge) => {
    const gutter = edge - 2
    return (
      crossing(gutter) * 8 <= runs.length &&
      sides(edge).every((count) => count >= minRunsPerColumn) &&
      gapJumps(gutter) >= minRunsPerColumn
    )
  })
  if (candidateEdges.length === 0) return undefined
  const names = sideCounter(runs.filter(({ text }) => parseSectionHeading(text)))
  return candidateEdges.find((edge) => names(edge).every((count) => count > 0))
}

type Counter<T> = (at: number) => T

/**
 * How many runs start left of the gutter before an edge, and how many at the edge. Sorted once, because a
 * page may have many edges.
 */
function sideCounter(runs: Run[]): Counter<[left: number, aligned: number]> {
  const lefts = sortedNumbers(runs.map(({ x }) => x))
  return (edge) => [
    partitionPoint(lefts, (x) => x < edge - 2),
    partitionPoint(lefts, (x) => x - edge < 2) - partitionPoint(lefts, (x) => x - edge <= -2),
  ]
}

/** How many runs cross a gutter: they start before it and end after it. */
function crossingCounter(runs: Run[]): Counter<number> {
  const wide = runs.filter(({ x, right }) => x + 2 < right)
  const lefts = sortedNumbers(wide.map(({ x }) => x))
  const rights = sortedNumbers(wide.map(({ right }) => right))
  return (gutter) =>
    partitionPoint(lefts, (x) => x < gutter) - partitionPoint(rights, (right) => right <= gutter + 2)
}

/**
 * How often the text continues across the gutter on the same baseline; a bullet and its text do not count.
 */
function gapJumpCounter(runs: Run[]): Counter<number> {
  const gapJumps = runs.flatMap(({ x, y }, i) => {
    const last = runs[i - 1]
    if (!last || Math.abs(last.y - y) > 1 || last.right >= x - 4) return []
    return [...last.text.trim()].length < 2 ? [] : [{ from: last.right, to: x }]
  })
  const froms = sortedNumbers(gapJumps.map(({ from }) => from))
  const tos = sortedNumbers(gapJumps.map(({ to }) => to))
  return (gutter) =>
    partitionPoint(froms, (right) => right < gutter - 4) - partitionPoint(tos, (x) => x < gutter)
}

function splitAtGutter(runs: Run[], gutter: number): [left: Run[], right: Run[]] {
  return [runs.filter(({ x }) => x < gutter), runs.filter(({ x }) => x >= gutter)]
}

const crosses = ({ x, right }: Run, gutter: number) => x < gutter && right > gutter + 2
const highest = (runs: Run[]) => runs.reduce((max, { y }) => Math.max(max, y), -Infinity)
