import { randomInt } from 'node:crypto'

/** Each glyph as strokes on a 4 × 6 grid; each stroke is a curve through its points. */
const strokes: Record<string, string[]> = {
  '0': ['20 02 04 26 44 42 20'],
  '1': ['01 20 26', '06 46'],
  '2': ['01 10 30 42 24 06', '06 46'],
  '3': ['00 30 41 42 23', '23 43 45 36 06'],
  '4': ['30 04 44', '32 36'],
  '5': ['40 00 02', '02 32 44 36 06'],
  '6': ['40 20 03 05 16 36 44 23 04'],
  '7': ['00 40', '40 22 16'],
  '8': ['20 01 22 44 26 04 22 41 20'],
  '9': ['42 23 02 10 30 42 44 26 06'],
  '+': ['21 25', '03 43'],
  '=': ['02 42', '04 44'],
  '?': ['01 10 30 42 23 24', '26 26'],
}
const [width, height] = [208, 60]
const [stepX, top, unitX, unitY] = [33, 14, 4.6, 5.2]

/**
 * Draws "a + b = ?" as an SVG of paths without text nodes, randomized on each call so that no two images are
 * equal.
 */
export function drawSumCaptcha([one, other]: [number, number]): string {
  const glyphs = [...`${one}+${other}=?`]
  const start = (width - glyphs.length * stepX) / 2
  const glyphPaths = glyphs.map((glyph, at) => drawGlyph(glyph, start + at * stepX)).join('')
  const noise = Array.from({ length: 5 }, drawNoise).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" rx="8" fill="#f1f4f8"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${noise}" stroke="#8fa3b8" stroke-width="1.4"/>` +
    `<path d="${glyphPaths}" stroke="#1d2a3a" stroke-width="3.2"/></g></svg>`
  )
}

function drawGlyph(glyph: string, left: number): string {
  const rotation = jitter(0.16)
  const [dx, dy] = [jitter(2), jitter(4)]
  const [middleX, middleY] = [2 * unitX, 3 * unitY]
  const transformPoint = (point: string) => {
    const x = Number(point[0]) * unitX - middleX + jitter(0.9)
    const y = Number(point[1]) * unitY - middleY + jitter(0.9)
    const turnedX = x * Math.cos(rotation) - y * Math.sin(rotation)
    const turnedY = x * Math.sin(rotation) + y * Math.cos(rotation)
    return [left + middleX + turnedX + dx + 6, top + middleY + turnedY + dy] as const
  }
  return strokes[glyph]!.map((stroke) => curveThrough(stroke.split(' ').map(transformPoint))).join('')
}

/** A path whose inner points are control points of quadratic curves, so that its corners are rounded. */
function curveThrough(points: (readonly [number, number])[]): string {
  const [first, ...rest] = points
  const formatPoint = (point: readonly [number, number]) => point.map((one) => one.toFixed(1)).join(' ')
  const curved = rest.map((point, at) => {
    const next = rest[at + 1]
    if (!next) return `L${formatPoint(point)}`
    return `Q${formatPoint(point)} ${formatPoint([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`
  })
  return `M${formatPoint(first!)}${curved.join('')}`
}

function drawNoise(): string {
  const [x, y] = [randomInt(width), randomInt(height)]
  return `M${x} ${y}q${randomInt(-60, 60)} ${randomInt(-40, 40)} ${randomInt(-90, 90)} ${randomInt(-30, 30)}`
}

/** A random number between -most and most. */
function jitter(most: number): number {
  return (randomInt(2001) / 1000 - 1) * most
}
