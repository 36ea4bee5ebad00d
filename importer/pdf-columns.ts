import { readSectionName } from './known-sections'

/** A piece of text on a page: its left edge, its baseline upwards from the foot, its width and the size of its letters, pt. */
export type Piece = { text: string; x: number; y: number; width: number; size: number; turned: boolean }
/** Pieces that touch, on one baseline. */
type Run = { text: string; x: number; right: number; y: number; pieces: Piece[] }

const leastRuns = 4

/**
 * The pieces of a page in the order people read. As a rule that is the order they were written in; programs that write a
 * page of two columns row by row are put right: what stands over both, the left one, the right one, what stands below.
 */
export function inReadingOrder(pieces: Piece[]): Piece[] {
  const runs = runsOf(pieces)
  const gutter = gutterOf(runs)
  if (gutter === undefined) return pieces
  const [left, right] = sidesOf(runs, gutter)
  const top = Math.min(highest(left), highest(right))
  const over = runs.filter(({ y }) => y > top + 1)
  const isUnder = (run: Run) => crosses(run, gutter) && run.y < top
  const end = Math.max(...runs.filter(isUnder).map(({ y }) => y), -Infinity)
  const under = runs.filter(({ y }) => y <= end)
  const between = runs.filter((run) => !over.includes(run) && !under.includes(run))
  const [first, second] = sidesOf(between, gutter)
  return [...over, ...first, ...second, ...under].flatMap((run) => run.pieces)
}

function runsOf(pieces: Piece[]): Run[] {
  const runs: Run[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    const right = piece.x + piece.width
    const isBlank = piece.text.trim() === ''
    const isOne = last && Math.abs(last.y - piece.y) < 1 && Math.abs(piece.x - last.right) < 0.7 * piece.size
    if (last && (isOne || isBlank)) {
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
function gutterOf(runs: Run[]): number | undefined {
  const edges = [...new Set(runs.map(({ x }) => Math.round(x)))].sort((a, b) => a - b)
  return edges.slice(1).find((edge) => {
    const gutter = edge - 2
    const crossing = runs.filter((run) => crosses(run, gutter)).length
    const [left, right] = sidesOf(runs, gutter)
    const aligned = right.filter(({ x }) => Math.abs(x - edge) < 2)
    return (
      crossing * 8 <= runs.length &&
      left.length >= leastRuns &&
      aligned.length >= leastRuns &&
      [left, aligned].every((side) => side.some(({ text }) => readSectionName(text))) &&
      steps(runs, gutter) >= leastRuns
    )
  })
}

/** How often the writing went on beside itself, over the gutter and a gap; a point and its text are no two columns. */
function steps(runs: Run[], gutter: number): number {
  return runs.filter((run, i) => {
    const last = runs[i - 1]
    if (!last || Math.abs(last.y - run.y) > 1 || [...last.text.trim()].length < 2) return false
    return last.right < gutter - 4 && run.x >= gutter
  }).length
}

function sidesOf(runs: Run[], gutter: number): [left: Run[], right: Run[]] {
  return [runs.filter(({ x }) => x < gutter), runs.filter(({ x }) => x >= gutter)]
}

const crosses = ({ x, right }: Run, gutter: number) => x < gutter && right > gutter + 2
const highest = (runs: Run[]) => Math.max(...runs.map(({ y }) => y))
