import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'
import './transfer-to-fixed-length'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
/** A straight line: across the page at a height, or down at a distance from the left, in pt. */
export type Rule = { at: number; from: number; to: number }
export type Rules = { across: Rule[]; down: Rule[] }

type Matrix = [number, number, number, number, number, number]
type Point = { x: number; y: number }

/** A page with more lines is a drawing. */
const mostRules = 3000
/** A filled box that is as thin is a line. */
const thinnest = 2.5
/** Shorter lines belong to signs. */
const shortest = 5

/** The straight lines that a page draws: the borders of its tables, among others. */
export async function readRules(page: Page): Promise<Rules> {
  const { OPS } = await getResolvedPDFJS()
  const rules: Rules = { across: [], down: [] }
  // A damaged drawing is none.
  const list = await page.getOperatorList().catch(() => undefined)
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const saved: Matrix[] = []
  const strokes = new Set<number>([OPS.stroke, OPS.closeStroke])
  const fills = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke])
  for (const [i, operator] of (list?.fnArray ?? []).entries()) {
    const args = list!.argsArray[i] as unknown[]
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix)
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    const change = operator === OPS.transform ? args : operator === OPS.paintFormXObjectBegin ? args[0] : null
    if (Array.isArray(change) && change.length === 6) matrix = multiply(matrix, change as Matrix)
    if (operator !== OPS.constructPath) continue
    const [painting, [path] = [null]] = args as [number, (ArrayLike<number> | null)[]]
    if (!path || !(strokes.has(painting) || fills.has(painting))) continue
    for (const points of partsOfPath(path, matrix)) addRules(rules, points, strokes.has(painting))
    if (rules.across.length + rules.down.length > mostRules) return { across: [], down: [] }
  }
  return rules
}

const multiply = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  ...([a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s] as const),
  ...([a * t + c * u + e, b * t + d * u + f] as const),
]

/** Of the drawing operators of PDF.js: move, line, curve, close; how many numbers follow each. */
const lengths = [2, 2, 6, 0]
const [move, line, curve] = lengths.keys()

/** The corners of each part of a path, on the page; none of parts with curves. */
function partsOfPath(path: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): Point[][] {
  const parts: { points: Point[]; isStraight: boolean }[] = []
  for (let i = 0; i < path.length; i += 1 + (lengths[path[i]!] ?? path.length)) {
    const [x = 0, y = 0] = [path[i + 1], path[i + 2]]
    const point = { x: a * x + c * y + e, y: b * x + d * y + f }
    const part = parts.at(-1)
    if (path[i] === move) parts.push({ points: [point], isStraight: true })
    else if (path[i] === line) part?.points.push(point)
    else if (path[i] === curve && part) part.isStraight = false
    else if (part) part.points.push(part.points[0]!)
  }
  return parts.flatMap(({ points, isStraight }) => (isStraight && points.length > 1 ? [points] : []))
}

function addRules(rules: Rules, points: readonly Point[], isStroke: boolean): void {
  const boxes = isStroke ? points.slice(1).map((point, i) => boxOf([points[i]!, point])) : [boxOf(points)]
  for (const { left, right, bottom, top } of boxes) {
    const [width, height] = [right - left, top - bottom]
    if (height <= thinnest && width >= shortest)
      rules.across.push({ at: (top + bottom) / 2, from: left, to: right })
    else if (width <= thinnest && height >= shortest)
      rules.down.push({ at: (left + right) / 2, from: bottom, to: top })
  }
}

function boxOf(points: readonly Point[]) {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  return box
}
