import { GLYPHS, type SvgElement } from './svg-tree'

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
const glyphUse = /<use x="([^"]*)" y="([^"]*)" href="#([^"]*)"\/>/g
const defaultAttributeValues: Record<string, string> = {
  y: '0',
  x: '0',
  'fill-rule': 'nonzero',
  'stroke-dashoffset': '0',
  transform: '',
}

/**
 * Simplifies an element: keeps relevant attributes, and dissolves groups that only translate or contain their
 * children.
 * `isBlank` tells ids of glyphs without an outline (spaces), whose uses are dropped.
 */
export function simplifyElement(element: SvgElement, isBlank: (id: string) => boolean): SvgElement[] {
  if (element.name === GLYPHS) return simplifyGlyphUses(element, isBlank)
  if (!drawing.has(element.name)) return []
  const children = element.children.flatMap((child) => simplifyElement(child, isBlank))
  const attributes = new Map<string, string>()
  for (const [written, value] of element.attributes) {
    const name = written === 'xlink:href' ? 'href' : written
    if (preservedAttributes.has(name) && defaultAttributeValues[name] !== value) attributes.set(name, value)
  }
  const transform = attributes.get('transform')?.replaceAll(',', ' ')
  if (transform && !isIdentityTransform(transform)) attributes.set('transform', transform)
  else attributes.delete('transform')
  if (element.name !== 'g') return [{ name: element.name, attributes, children }]
  if (children.length === 0) return []
  if (attributes.size === 0) return children
  if (attributes.size === 1 && transform && shift.exec(transform)?.[0] === transform)
    return children.map((child) => applyTranslation(child, transform))
  return [{ name: 'g', attributes, children }]
}

function simplifyGlyphUses(glyphs: SvgElement, isBlank: (id: string) => boolean): SvgElement[] {
  const written = glyphs.written!.replace(glyphUse, (_, x: string, y: string, id: string) =>
    isBlank(id) ? '' : `<use${x === '0' ? '' : ` x="${x}"`}${y === '0' ? '' : ` y="${y}"`} href="#${id}"/>`,
  )
  return written === '' ? [] : [{ ...glyphs, written }]
}

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

function isIdentityTransform(transform: string): boolean {
  return /^translate\(-?0(?:\.0+)? +-?0(?:\.0+)?\)$/.test(transform)
}
