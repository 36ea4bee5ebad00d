/** Places may differ by as much, in pt: too little to be seen. */
const tolerance = 0.02

/**
 * Whether two bodies of a page, a line for each element, draw the same: in other words perhaps (absolute or
 * relative paths, the order of attributes, the names of images), and with numbers rounded elsewhere.
 */
export function isSameDrawing(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, i) => isSameLine(line, other[i]!))
}

function isSameLine(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [canonicalLine(unclipped(one)), canonicalLine(unclipped(other))]
  if (a.replace(number, '') !== b.replace(number, '')) return false
  const [as, bs] = [a.match(number) ?? [], b.match(number) ?? []]
  return (
    as.length === bs.length && as.every((value, i) => Math.abs(Number(value) - Number(bs[i])) <= tolerance)
  )
}

const number = /-?\d+(?:\.\d+)?/g
const tag = /<(\w+)((?: [\w-]+="[^"]*")*)/g
const attribute = / ([\w-]+)="([^"]*)"/g
const defaults = new Set([
  'stroke-linecap="butt"',
  'stroke-linejoin="miter"',
  'stroke-miterlimit="4"',
  'transform="translate(0 0)"',
])
/** Ids that each side makes up: of images, and of what they clip. */
const ownName = /^(#i|url\(#).*|^[^#]*$/

/** What is clipped may have its place in its own group or in the path that clips it, so both are left out. */
const unclipped = (line: string) =>
  / clip-path=|<clipPath/.test(line) ? line.replace(clipPlace, '$1') : line
const clipPlace = /( transform=")translate\([^)]*\)| d="[^"]*"/g

/** Attributes in one order without defaults, paths in absolute commands. */
function canonicalLine(line: string): string {
  return line.replace(tag, (_, name: string, written: string) => {
    const attributes: string[] = []
    for (const [, key = '', value = ''] of written.matchAll(attribute)) {
      const canonical = `${key}="${canonicalValue(name, key, value)}"`
      if (!defaults.has(canonical) && value !== '') attributes.push(canonical)
    }
    return `<${[name, ...attributes.sort()].join(' ')}`
  })
}

function canonicalValue(name: string, key: string, value: string): string {
  if (key === 'd') return absolutePath(value)
  // Glyphs stand in thousandths of an em: rounded to the next, one is too far for the eye.
  if (name === 'use' && (key === 'x' || key === 'y')) return String(Number(value) / 100)
  if (colour.test(value)) return colourLevels(value)
  return ['id', 'href', 'clip-path'].includes(key) && ownName.test(value) ? '' : value
}

const colour = /^#(?:[\da-f]{3}){1,2}$/

/** The levels of a colour, in hundreds: a mixed colour is rounded to the next. */
function colourLevels(hex: string): string {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => parseInt(digits.slice(at, at + 2), 16) / 100).join(' ')
}
const command = /([MmLlHhVvCcQqZz])([^A-Za-z]*)/g

/** A path in absolute commands M, L, C, Q, Z, without steps that lead nowhere. */
function absolutePath(path: string): string {
  let [x, y] = [0, 0]
  let start = [0, 0]
  const steps: string[] = []
  for (const [, letter = '', written = ''] of path.matchAll(command)) {
    const upper = letter.toUpperCase()
    const [originX, originY] = letter === upper ? [0, 0] : [x, y]
    const values = (written.match(number) ?? []).map(Number)
    const points =
      upper === 'H'
        ? [values[0]! + originX, y]
        : upper === 'V'
          ? [x, values[0]! + originY]
          : values.map((value, i) => value + (i % 2 === 0 ? originX : originY))
    const [endX = x, endY = y] = points.slice(-2)
    const isStep = (points.length === 2 && upper !== 'M') || upper === 'Z'
    const [goalX = endX, goalY = endY] = upper === 'Z' ? start : []
    const leadsNowhere = isStep && Math.hypot(goalX - x, goalY - y) < tolerance
    if (upper === 'M' && steps.at(-1)?.startsWith('M')) steps.pop()
    if (!leadsNowhere) steps.push(`${'HV'.includes(upper) ? 'L' : upper}${points.map(round).join(' ')}`)
    if (upper === 'M') start = [endX, endY]
    ;[x, y] = [goalX, goalY]
  }
  return steps.join('')
}

const round = (value: number) => Math.round(value * 1000) / 1000 + 0
