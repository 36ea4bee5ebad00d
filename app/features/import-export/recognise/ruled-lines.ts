import type { RecognisedRule, RecognisedRules } from '#contract/resume/recognised-pages'
import type { GreyPicture } from './blank-stretches'

/** Of the paper's shade: what is darker belongs to a line. */
const darkShare = 0.78
/** Of the width of the page: shorter runs are strokes of characters. */
const shortest = 1 / 14
/** Of the width of the page: thicker ones are bands of colour. */
const thickest = 1 / 200
/** Missing pixels within a line of a scan. */
const longestHole = 2

type Run = { from: number; to: number }
type Box = Run & { first: number; last: number }

/**
 * Finds the straight lines of a page, such as the borders of its tables, and erases them from the picture: the engine takes them for
 * strokes.
 */
export function eraseRuledLines(picture: GreyPicture): RecognisedRules {
  const { width, height, shades } = picture
  const limit = darkShare * paperShade(shades)
  const across = boxesOf(height, width, width, (row, x) => shades[row * width + x]! < limit)
  const down = boxesOf(width, height, width, (column, y) => shades[y * width + column]! < limit)
  const paper = paperShade(shades)
  for (const { first, last, from, to } of across)
    for (let y = first - 1; y <= last + 1; y++)
      if (y >= 0 && y < height) shades.fill(paper, y * width + from, y * width + to)
  for (const { first, last, from, to } of down)
    for (let y = from; y < to; y++)
      shades.fill(paper, y * width + Math.max(0, first - 1), y * width + Math.min(width, last + 2))
  return { across: across.map(toRule), down: down.map(toRule) }
}

const toRule = ({ first, last, from, to }: Box): RecognisedRule => ({ at: (first + last) / 2, from, to })

/** The most common shade. */
function paperShade(shades: GreyPicture['shades']): number {
  const counts = new Uint32Array(256)
  for (const shade of shades) counts[shade]!++
  return counts.reduce((most, count, shade) => (count > counts[most]! ? shade : most), 0)
}

/** Thin boxes of dark pixels along the rows of a picture, or along its columns. */
function boxesOf(
  rows: number,
  length: number,
  pageWidth: number,
  isDark: (row: number, at: number) => boolean,
): Box[] {
  const found: Box[] = []
  let open: Box[] = []
  for (let row = 0; row < rows; row++) {
    const runs = runsOf(length, shortest * pageWidth, (at) => isDark(row, at))
    const next: Box[] = []
    for (const run of runs) {
      const box = open.find(({ from, to }) => from < run.to && to > run.from)
      if (!box) next.push({ ...run, first: row, last: row })
      else if (next.includes(box)) box.to = Math.max(box.to, run.to)
      else {
        next.push(Object.assign(box, { last: row }))
        box.from = Math.min(box.from, run.from)
        box.to = Math.max(box.to, run.to)
      }
    }
    for (const box of open) if (!next.includes(box)) found.push(box)
    open = next
  }
  return [...found, ...open].filter(
    ({ first, last }) => last - first + 1 <= Math.max(2, thickest * pageWidth),
  )
}

function runsOf(length: number, least: number, isDark: (at: number) => boolean): Run[] {
  const runs: Run[] = []
  let [from, last] = [-1, -1]
  const close = () => {
    if (from >= 0 && last + 1 - from >= least) runs.push({ from, to: last + 1 })
  }
  for (let at = 0; at < length; at++) {
    if (!isDark(at)) continue
    if (from < 0 || at - last - 1 > longestHole) {
      close()
      from = at
    }
    last = at
  }
  close()
  return runs
}
