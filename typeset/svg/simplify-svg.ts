import { toHexColour } from './hex-colour'
import { GLYPHS, LINE, type SvgElement } from './svg-tree'

/** Elements that draw or define drawings; all others (links, selectable text, hints) are dropped. */
const drawing = new Set(
  'g use path rect image clipPath linearGradient radialGradient pattern stop'.split(' '),
)
const preservedAttributes = new Set(
  (
    'id x y x1 y1 x2 y2 cx cy fx fy r fr d width height viewBox offset href transform clip-path clipPathUnits ' +
    'gradientTransform gradientUnits patternTransform patternUnits spreadMethod preserveAspectRatio ' +
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset stroke-opacity stop-color stop-opacity opacity'
  ).split(' '),
)
const defaultAttributeValues: Record<string, string> = {
  y: '0',
  x: '0',
  'fill-rule': 'nonzero',
  'stroke-dashoffset': '0',
  transform: '',
}

type GlyphRun = { unit: number; uses: string }

/**
 * Simplifies an element: keeps relevant attributes, and dissolves groups that only translate or contain their
 * children. `lineOf` tells the glyphs of a line of text.
 */
export function simplifyElement(element: SvgElement, lineOf: (line: SvgElement) => GlyphRun): SvgElement[] {
  if (element.name === LINE) return [simplifyLine(element, lineOf(element))]
  if (!drawing.has(element.name)) return []
  const children = element.children.flatMap((child) => simplifyElement(child, lineOf))
  const attributes = relevantAttributes(element)
  if (element.name !== 'g') return [{ name: element.name, attributes, children }]
  if (children.length === 0) return []
  if (attributes.size === 0) return children
  const transform = attributes.get('transform')
  if (attributes.size === 1 && transform && shift.exec(transform)?.[0] === transform)
    return children.map((child) => applyTranslation(child, transform))
  return [{ name: 'g', attributes, children }]
}

/** Moves simplified elements by a matrix that only translates, as the compiler writes it. */
export function moveElements(elements: readonly SvgElement[], matrix: string): readonly SvgElement[] {
  const translation = simplifyTransform(matrix)
  return translation === '' ? elements : elements.map((element) => applyTranslation(element, translation))
}

/** The glyphs are in font units, y upwards. */
function simplifyLine(line: SvgElement, { unit, uses }: GlyphRun): SvgElement {
  const { transform = '', ...others } = Object.fromEntries(relevantAttributes(line))
  const size = roundTo(unit, 1e7)
  const upright = /^matrix\(1 0 0 -1 (\S+) (\S+)\)$/.exec(transform)
  const place = upright
    ? `translate(${upright[1]} ${upright[2]})scale(${size} -${size})`
    : `${transform}scale(${size})`
  const glyphs = { name: GLYPHS, attributes: new Map<string, string>(), children: [], written: uses }
  return {
    name: 'g',
    attributes: new Map(Object.entries({ transform: place, ...others })),
    children: [glyphs],
  }
}

/** The attributes that say how an element is drawn, simplified. */
export function relevantAttributes(element: SvgElement): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [written, value] of element.attributes) {
    const name = written === 'xlink:href' ? 'href' : written
    if (!preservedAttributes.has(name) || defaultAttributeValues[name] === value) continue
    const simplified = simplifiers[name]?.(value) ?? toHexColour(value)
    if (simplified !== '') attributes.set(name, simplified)
  }
  return attributes
}

const simplifiers: Record<string, (value: string) => string> = {
  transform: simplifyTransform,
  d: simplifyPath,
}

/** Rounds a matrix, and names one that only moves: nothing is left of one that does not even that. */
function simplifyTransform(matrix: string): string {
  const values = (matrix.match(/-?[\d.]+/g) ?? []).map((value, i) =>
    roundTo(Number(value), i < 4 ? 1e6 : 1e3),
  )
  const [a, b, c, d, x, y] = values
  if (a !== 1 || b !== 0 || c !== 0 || d !== 1) return `matrix(${values.join(' ')})`
  return x === 0 && y === 0 ? '' : `translate(${x} ${y})`
}

function simplifyPath(path: string): string {
  return path
    .replace(/[\d.]+/g, (value) => String(roundTo(Number(value), 1e3)))
    .replace(/ ?([A-Za-z]) ?/g, '$1')
    .replaceAll(' -', '-')
}

const roundTo = (value: number, steps: number) => Math.round(value * steps) / steps + 0

/** Applies the translation of a dissolved group to an element. */
function applyTranslation({ name, attributes, children }: SvgElement, translation: string): SvgElement {
  // A clip path is in its element's own coordinates, which both transforms produce.
  const { transform = '', ...others } = Object.fromEntries(attributes)
  const moved = { transform: joinTransforms(translation, transform), ...others }
  return { name, attributes: new Map(Object.entries(moved)), children }
}

const shift = /^translate\((-?[\d.]+) +(-?[\d.]+)\)/

function joinTransforms(outer: string, inner: string): string {
  const a = shift.exec(outer)
  const b = shift.exec(inner)
  if (!a || !b) return `${outer}${inner}`
  const sum = (i: number) => Math.round((Number(a[i]) + Number(b[i])) * 1000) / 1000
  return `translate(${sum(1)} ${sum(2)})${inner.slice(b[0].length)}`
}
