import { toHexColour } from '../svg/hex-colour'
import { relevantAttributes } from '../svg/simplify-svg'
import { GLYPHS, serializeSvg, type SvgElement } from '../svg/svg-tree'

/**
 * Something that is drawn, at its place in the group around it, in pt: `<name transform="…inner"rest`. A
 * definition has no place.
 */
type Line = { x: number; y: number; name: string; inner: string; rest: string; isDefinition?: true }

const translation = /^translate\((-?[\d.]+), ?(-?[\d.]+)\)$/
const textScale = /^scale\((-?[\d.]+),-?[\d.]+\)$/
const glyphUse = /<use x="([^"]*)" y="([^"]*)" href="#([^"]*)"\/>/g
const shapes = new Set(['path', 'rect', 'clipPath'])

/**
 * Turns pages of a DiffTree into the lines of a page's body, as `typeset/svg/split-svg.ts` writes them. What was
 * read before is not read again. `glyphName`: the id of the outline that a glyph's written id stands for; undefined
 * for a blank glyph, which has none.
 */
export function createLineWriter(glyphName: (written: string) => string | undefined) {
  const known = new WeakMap<SvgElement, Line[]>()
  const knownPages = new WeakMap<SvgElement, string[]>()
  const images: Record<string, string> = {}

  function linesOf(element: SvgElement): Line[] {
    const lines = known.get(element) ?? readElement(element)
    known.set(element, lines)
    return lines
  }

  function readElement(element: SvgElement): Line[] {
    const { attributes } = element
    const kind = attributes.get('class')
    if (kind === 'typst-content-hint' || element.name === 'a') return []
    if (kind === 'typst-text') return textLine(element)
    if (element.name === 'g') return groupLines(element)
    if (!shapes.has(element.name)) throw new Error(`svg: <${element.name}> is not drawn on a device`)
    return [shapeLine(element)]
  }

  function groupLines(element: SvgElement): Line[] {
    const { attributes, children } = element
    const [first] = children
    if (first?.name === 'image') return [imageLine(first, attributes.get('data-tid') ?? '')]
    const lines = children.flatMap(linesOf)
    const transform = attributes.get('transform') ?? 'translate(0,0)'
    const [, dx, dy] = translation.exec(transform) ?? []
    const clipPath = attributes.get('clip-path')
    if (dx !== undefined && clipPath === undefined)
      return lines.map((line) => moved(line, Number(dx), Number(dy)))
    const drawn = lines.filter(({ isDefinition }) => !isDefinition)
    if (drawn.length === 0) return []
    const matrix = dx === undefined ? transformOf(element) : ''
    const [x, y] = dx === undefined ? [0, 0] : [Number(dx), Number(dy)]
    const clip = clipPath === undefined ? '' : ` clip-path="${clipPath}"`
    const group = { x, y, name: 'g', inner: matrix, rest: `${clip}>${drawn.map(writeLine).join('')}</g>` }
    return [...lines.filter(({ isDefinition }) => isDefinition), group]
  }

  function textLine({ attributes, children }: SvgElement): Line[] {
    const [, size] = textScale.exec(attributes.get('transform') ?? '') ?? []
    if (size === undefined) throw new Error('svg: a text of no size')
    const uses = children
      .map(({ name, written = '' }) => (name === GLYPHS ? writeUses(written) : ''))
      .join('')
    const fill = toHexColour(attributes.get('fill') ?? '')
    const rest = `${fill && ` fill="${fill}"`}>${uses}</g>`
    return uses === '' ? [] : [{ x: 0, y: 0, name: 'g', inner: `scale(${size} -${size})`, rest }]
  }

  function writeUses(written: string): string {
    let uses = ''
    for (const [, x, y, id = ''] of written.matchAll(glyphUse)) {
      const name = glyphName(id)
      if (name !== undefined) uses += `<use${position('x', x)}${position('y', y)} href="#${name}"/>`
    }
    return uses
  }

  /** Named by the compiler's fingerprint of the image and its size. */
  function imageLine(image: SvgElement, fingerprint: string): Line {
    const id = `i${fingerprint}`
    const attributes = new Map([['id', id], ...relevantAttributes(image)])
    images[id] = serializeSvg({ ...image, attributes })
    return { x: 0, y: 0, name: 'use', inner: '', rest: ` href="#${id}"/>` }
  }

  return {
    /** The body of a page, a line for each element: the same array for a page that did not change. */
    bodyOf(page: SvgElement): string[] {
      const body = knownPages.get(page) ?? writeBody(page.children.flatMap(linesOf))
      knownPages.set(page, body)
      return body
    },
    /** The markup of all images so far, by the ids that bodies refer to. */
    images,
  }
}

const transformOf = (element: SvgElement) => relevantAttributes(element).get('transform') ?? ''

function shapeLine(element: SvgElement): Line {
  const { name, children } = element
  const attributes = relevantAttributes(element)
  const line = serializeSvg({ name, attributes, children })
  const rest = line.slice(name.length + 1)
  return { x: 0, y: 0, name, inner: '', rest, ...(name === 'clipPath' && { isDefinition: true }) }
}

/** Definitions first, each once. */
function writeBody(lines: Line[]): string[] {
  const definitions = lines.filter(({ isDefinition }) => isDefinition).map(writeLine)
  return [...new Set(definitions), ...lines.filter(({ isDefinition }) => !isDefinition).map(writeLine)]
}

const moved = (line: Line, dx: number, dy: number): Line =>
  line.isDefinition || (dx === 0 && dy === 0) ? line : { ...line, x: line.x + dx, y: line.y + dy }

function writeLine({ x, y, name, inner, rest, isDefinition }: Line): string {
  const place = isDefinition || (x === 0 && y === 0) ? '' : `translate(${round(x)} ${round(y)})`
  const transform = place + inner
  return `<${name}${transform && ` transform="${transform}"`}${rest}`
}

const round = (pt: number) => Math.round(pt * 1000) / 1000 + 0

const position = (name: string, written = '0') => {
  const units = Math.round(Number(written))
  return units === 0 ? '' : ` ${name}="${units}"`
}
