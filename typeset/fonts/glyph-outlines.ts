import { glyphOffsets, type FontFile } from './font-file'

type Point = { x: number; y: number; isOnCurve: boolean }
type Matrix = { a: number; b: number; c: number; d: number; dx: number; dy: number }

const origin: Point = { x: 0, y: 0, isOnCurve: true }

/**
 * The outlines of a font's glyphs, read one by one. A path is in font units, y upwards, with relative commands.
 * Format: https://learn.microsoft.com/typography/opentype/spec/glyf
 */
export function createOutlineReader(font: FontFile) {
  const offsets = glyphOffsets(font)
  const contoursOf = (glyph: number): Point[][] => {
    const [start = 0, end = 0] = offsets.subarray(glyph, glyph + 2)
    if (start === end) return []
    const bytes = font.slice('glyf', start, end)
    const contours = bytes.readInt16BE(0)
    return contours >= 0 ? simpleContours(bytes, contours) : partsOf(bytes).flatMap(placed)
  }
  const placed = ({ glyph, matrix }: { glyph: number; matrix: Matrix }) =>
    contoursOf(glyph).map((points) => points.map((point) => ({ ...point, ...move(point, matrix) })))
  return (glyph: number): string => {
    let [path, last] = ['', origin]
    for (const points of contoursOf(glyph)) {
      if (points.length < 2) continue
      const start = startOf(points)
      path += `m${numbers(start.x - last.x, start.y - last.y)}${contourPath(points, start)}`
      last = start
    }
    return path
  }
}

const move = ({ x, y }: Point, { a, b, c, d, dx, dy }: Matrix) => ({
  x: a * x + c * y + dx,
  y: b * x + d * y + dy,
})

function simpleContours(bytes: Buffer, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, i) => bytes.readUInt16BE(10 + i * 2))
  let at = 10 + count * 2
  at += 2 + bytes.readUInt16BE(at)
  const pointCount = (ends.at(-1) ?? -1) + 1
  const flags: number[] = []
  while (flags.length < pointCount) {
    const flag = bytes[at++]!
    const repeats = flag & 8 ? bytes[at++]! : 0
    for (let i = 0; i <= repeats; i++) flags.push(flag)
  }
  const coordinates = (isShort: number, isSame: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & isShort) value += flag & isSame ? bytes[at++]! : -bytes[at++]!
      else if (!(flag & isSame)) {
        value += bytes.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = coordinates(2, 16)
  const ys = coordinates(4, 32)
  const points = flags.map((flag, i) => ({ x: xs[i]!, y: ys[i]!, isOnCurve: (flag & 1) === 1 }))
  return ends.map((end, i) => points.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1))
}

/** The glyphs that a composite glyph is made of, where each is named, and how it is placed. */
export function partsOf(bytes: Buffer): { glyph: number; namedAt: number; matrix: Matrix }[] {
  const parts = []
  let at = 10
  for (let more = true; more;) {
    const flags = bytes.readUInt16BE(at)
    const glyph = bytes.readUInt16BE(at + 2)
    const namedAt = at + 2
    const areWords = (flags & 1) !== 0
    if ((flags & 2) === 0) throw new Error('fonts: a composite glyph placed by points')
    const dx = areWords ? bytes.readInt16BE(at + 4) : bytes.readInt8(at + 4)
    const dy = areWords ? bytes.readInt16BE(at + 6) : bytes.readInt8(at + 5)
    at += areWords ? 8 : 6
    const scales = flags & 0x80 ? 4 : flags & 0x40 ? 2 : flags & 8 ? 1 : 0
    const [a = 1, second = a, c = 0, last = a] = Array.from(
      { length: scales },
      (_, i) => bytes.readInt16BE(at + i * 2) / 0x4000,
    )
    at += scales * 2
    const [b, d] = scales === 4 ? [second, last] : [0, second]
    parts.push({ glyph, namedAt, matrix: { a, b, c: scales === 4 ? c : 0, d, dx, dy } })
    more = (flags & 0x20) !== 0
  }
  return parts
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true })

/** Where a contour starts: at a point on the curve, though it may be none of those written. */
const startOf = (points: Point[]) =>
  points.find(({ isOnCurve }) => isOnCurve) ?? middle(points.at(-1)!, points[0]!)

/** A closed contour of lines and quadratic curves; between two control points lies a point on the curve. */
function contourPath(points: Point[], start: Point): string {
  const first = points.indexOf(start)
  const rest = [...points.slice(first + 1), ...points.slice(0, Math.max(first, 0)), start]
  let path = ''
  let from = start
  let control: Point | undefined
  const curveTo = (by: Point, to: Point) => {
    path += `q${numbers(by.x - from.x, by.y - from.y, to.x - from.x, to.y - from.y)}`
    from = to
  }
  for (const point of rest) {
    if (control) {
      curveTo(control, point.isOnCurve ? point : middle(control, point))
      control = point.isOnCurve ? undefined : point
    } else if (!point.isOnCurve) control = point
    else if (point !== start) {
      path += `l${numbers(point.x - from.x, point.y - from.y)}`
      from = point
    }
  }
  return `${path}z`
}

const numbers = (...values: number[]) =>
  values
    .map((value) => Math.round(value * 100) / 100)
    .join(' ')
    .replaceAll(' -', '-')
