import { readLines, type DrawnLine } from './drawn-lines'
import { contextLength, type LettersAround } from './find-letter'
import { readLetters } from './glyph-letters'

/** How far from a line of text a click still means it, px. */
const reachPx = { x: 240, y: 8 }
/** Lines are closer to each other than letters of a line: a px down is as far as these to the side. */
const verticalWeight = 4

type Line = DrawnLine & { box: DOMRect }

/** The letters of a drawn page before and after a point of the window; undefined where no text is near. */
export async function lettersAtPoint(
  page: Element,
  clientX: number,
  clientY: number,
): Promise<LettersAround | undefined> {
  const lines = readLines(page).map((line) => ({ ...line, box: line.path.getBoundingClientRect() }))
  const nearest = nearestLine(lines, clientX, clientY)
  if (!nearest) return undefined
  const ids = lines.flatMap(idsOf)
  const lineStart = lines.slice(0, lines.indexOf(nearest)).flatMap(idsOf).length
  const caret = lineStart + nearestGap(nearest, clientX)
  const start = Math.max(0, caret - contextLength)
  const letters = await readLetters(ids.slice(start, caret + contextLength))
  return { before: letters.slice(0, caret - start), after: letters.slice(caret - start) }
}

function nearestLine(lines: Line[], x: number, y: number): Line | undefined {
  const distance = ({ box }: Line) => {
    const dx = Math.max(box.left - x, x - box.right, 0)
    const dy = Math.max(box.top - y, y - box.bottom, 0)
    return dx > reachPx.x || dy > reachPx.y ? Infinity : dx + dy * verticalWeight
  }
  const near = lines
    .map((line) => ({ line, distance: distance(line) }))
    .filter(({ distance }) => distance < Infinity)
  return near.sort((a, b) => a.distance - b.distance)[0]?.line
}

/** How many glyphs of a line are before the gap nearest to an x of the window. */
function nearestGap({ path, glyphs, box }: Line, clientX: number): number {
  const matrix = path.getScreenCTM()
  if (!matrix) return 0
  const gaps = [...glyphs.map(({ x }) => matrix.a * x + matrix.e), box.right]
  const distances = gaps.map((gap) => Math.abs(gap - clientX))
  return distances.indexOf(Math.min(...distances))
}

const idsOf = ({ glyphs }: DrawnLine) => glyphs.map(({ id }) => id)
