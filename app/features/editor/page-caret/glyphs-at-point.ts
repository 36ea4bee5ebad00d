import { readLines, type DrawnLine } from './drawn-lines'

/** How far before and after a place letters are compared. */
export const contextLength = 24
/** How far from a line of text a press still means it, px. */
const reachPx = { x: 240, y: 8 }

/** The ids of the glyphs before and after a pressed place, nearest last and nearest first. */
export type GlyphsAtPoint = { before: string[]; after: string[] }

type Line = DrawnLine & { box: DOMRect }

/** The glyphs of a drawn page at a point of the window; undefined where no text is near. */
export function glyphsAtPoint(page: Element, clientX: number, clientY: number): GlyphsAtPoint | undefined {
  const lines = readLines(page).map((line) => ({ ...line, box: line.path.getBoundingClientRect() }))
  const nearest = nearestLine(lines, clientX, clientY)
  if (!nearest) return undefined
  const at = lines.indexOf(nearest)
  const place = gapAt(nearest, clientX)
  const ids = idsOf(nearest)
  const before = ids.slice(0, place)
  const after = ids.slice(place)
  for (let i = at - 1; i >= 0 && before.length < contextLength; i--) before.unshift(...idsOf(lines[i]!))
  for (let i = at + 1; i < lines.length && after.length < contextLength; i++) after.push(...idsOf(lines[i]!))
  return { before: before.slice(-contextLength), after: after.slice(0, contextLength) }
}

function nearestLine(lines: Line[], x: number, y: number): Line | undefined {
  const distance = ({ box }: Line) => {
    const dx = Math.max(box.left - x, x - box.right, 0)
    const dy = Math.max(box.top - y, y - box.bottom, 0)
    return dx > reachPx.x || dy > reachPx.y ? Infinity : dx + dy * 4
  }
  const byDistance = lines.map((line) => ({ line, far: distance(line) })).filter(({ far }) => far < Infinity)
  return byDistance.sort((a, b) => a.far - b.far)[0]?.line
}

/** How many glyphs of a line are before a place of the window: the nearest gap between two. */
function gapAt({ path, glyphs, box }: Line, clientX: number): number {
  const matrix = path.getScreenCTM()
  if (!matrix) return 0
  const gaps = [...glyphs.map(({ x }) => matrix.a * x + matrix.e), box.right]
  const far = gaps.map((gap) => Math.abs(gap - clientX))
  return far.indexOf(Math.min(...far))
}

const idsOf = ({ glyphs }: DrawnLine) => glyphs.map(({ id }) => id)
