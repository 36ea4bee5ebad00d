import { partitionPoint, sortedNumbers } from './partition-point'
import { parseSectionHeading } from '../classify/section-headings'

/** A piece of text on a page: its left edge, its baseline upwards from the foot, its width and the size of its letters, pt. */
export type TextItem = { text: string; x: number; y: number; width: number; size: number; isRotated: boolean }
/** Pieces that touch, on one baseline. */
type Run = { text: string; x: number; right: number; y: number; pieces: TextItem[] }

const minRunsPerColumn = 4

/**
 * The pieces of a page in the order people read. As a rule that is the order they were written in; programs that write a
 * page of two columns row by row are put right: what stands over both, the left one, the right one, what stands below.
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
      // A wide blank is the room between columns.
      if (isBlank && piece.width > 0.7 * piece.size) continue
      last.text += piece.text
      last.right = Math.max(last.right, right)
    } else if (!isBlank) runs.push({ text: piece.text, x: piece.x, right, y: piece.y, pieces: [piece] })
  }
  return runs
}

/**
 * Where two columns part, when they were written row by row: sections begin on both sides of it. A column of dates, or of
 * labels before what they label, names no sections, and is read along its rows as before.
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

/** How many runs begin left of the gutter before an edge, and how many at the edge. Sorted once: a page may have any number of edges. */
function sideCounter(runs: Run[]): Counter<[left: number, aligned: number]> {
  const lefts = sortedNumbers(runs.map(({ x }) => x))
  return (edge) => [
    partitionPoint(lefts, (x) => x < edge - 2),
    partitionPoint(lefts, (x) => x - edge < 2) - partitionPoint(lefts, (x) => x - edge <= -2),
  ]
}

/** How many runs cross a gutter: those that began before it and have not ended. */
function crossingCounter(runs: Run[]): Counter<number> {
  const wide = runs.filter(({ x, right }) => x + 2 < right)
  const lefts = sortedNumbers(wide.map(({ x }) => x))
  const rights = sortedNumbers(wide.map(({ right }) => right))
  return (gutter) =>
    partitionPoint(lefts, (x) => x < gutter) - partitionPoint(rights, (right) => right <= gutter + 2)
}

/** How often the writing went on beside itself, over the gutter and a gap; a point and its text are no two columns. */
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
