/**
 * An element of an SVG file. Text nodes are dropped: a typeset page has no visible ones.
 * The glyphs of a text, nine tenths of all elements, are one element GLYPHS with their markup as `written`.
 */
export type SvgElement = {
  name: string
  attributes: Map<string, string>
  children: SvgElement[]
  written?: string
}
export const GLYPHS = ':glyphs'
/** What `createGlyphLines` leaves in place of a line of text. */
export const LINE = 'glyphs'

/**
 * Content that is never drawn, half of the file: styles, scripts, selectable text, marks of the compiler's
 * own viewer.
 */
const ignoredElements =
  /<(style|script|foreignObject)\b[^>]*>[\s\S]*?<\/\1>| data-tid="[^"]*"| class="(?:typst-(?:group|text|shape|image)|outline_glyph)"/g
const tag =
  /((?:<use x="[^"]*" y="[^"]*" href="#g[^"]*"\/>)+)|<(\/?)([A-Za-z][\w:]*)((?:[^\w:<>/][^<>]*?)?)(\/?)>/g
const attribute = /(?<![\w:-])([\w:-]+)="([^"]*)"/g

/** Link URLs are the one place where the compiler does not escape `<` and `>`. */
const linkAddress = / xlink:href="[^"]*"/g

/** The compiler's SVG with escaped link URLs, so that no tag is ever found in one. */
export function escapeLinkAddresses(source: string): string {
  return source.replace(linkAddress, (written) => written.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
}

/**
 * Parses the compiler's SVG after escapeLinkAddresses: well formed, attributes in double quotes, `<` and `>`
 * escaped.
 * @throws Error when elements are not closed, so that a change of the compiler's format is noticed.
 */
export const parseSvg = (source: string): SvgElement => parseElements(source.replace(ignoredElements, ''))

/** The same with nothing ignored: for SVG that has no styles, scripts or texts. */
export function parseElements(source: string): SvgElement {
  const root: SvgElement = { name: '', attributes: new Map(), children: [] }
  const open = [root]
  for (const [, glyphs, closing, name = '', attributes = '', selfClosing] of source.matchAll(tag)) {
    if (glyphs) {
      open.at(-1)?.children.push({ name: GLYPHS, attributes: new Map(), children: [], written: glyphs })
      continue
    }
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`svg: </${name}> closes nothing`)
      continue
    }
    const element: SvgElement = { name, attributes: parseAttributes(attributes), children: [] }
    open.at(-1)?.children.push(element)
    if (!selfClosing) open.push(element)
  }
  const svg = root.children[0]
  if (open.length !== 1 || svg?.name !== 'svg') throw new Error('svg: elements are left open')
  return svg
}

function parseAttributes(written: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of written.matchAll(attribute)) attributes.set(name, value)
  return attributes
}

/** Serializes an element and its children without white space. */
export function serializeSvg({ name, attributes, children, written }: SvgElement): string {
  if (written !== undefined) return written
  let text = `<${name}`
  for (const [key, value] of attributes) text += ` ${key}="${value}"`
  if (children.length === 0) return `${text}/>`
  text += '>'
  for (const child of children) text += serializeSvg(child)
  return `${text}</${name}>`
}
