import { createHash } from 'node:crypto'
import { toRelativePath } from './relative-path'
import { simplifyElement } from './simplify-svg'
import { escapeLinkAddresses, parseSvg, serializeSvg, type SvgElement } from './svg-tree'

/**
 * One page: its size in pt and its drawing. `body` has one element per line (a line of text, a rule, a
 * shape), most with their position as the first attribute, and uses symbols by id. `hash` identifies the
 * body's content.
 */
export type SvgPage = { hash: string; width: number; height: number; body: string }
/** The pages of a document and the glyphs and images they use, by ids that are the same in every document. */
export type SvgParts = { pages: SvgPage[]; symbols: Record<string, string> }

/** Simplified glyphs by id: an id identifies a font's character, so its outline never changes. */
export type GlyphCache = Map<string, string>
const maxCachedGlyphs = 20_000

/**
 * Splits the compiler's SVG of a whole document into pages and shared symbols.
 * @throws Error when the SVG is not of the form the compiler writes.
 */
export function splitSvg(source: string, glyphCache: GlyphCache = new Map()): SvgParts {
  if (glyphCache.size > maxCachedGlyphs) glyphCache.clear()
  const symbols: Record<string, string> = {}
  const take = (id: string, path: string) => (symbols[id] = glyphSymbol(id, path, glyphCache))
  const svg = parseSvg(extractGlyphs(escapeLinkAddresses(source), take))
  const shared = new Map<string, SvgElement>()
  for (const defs of svg.children.filter((child) => child.name === 'defs'))
    for (const definition of defs.children)
      for (const part of simplifyElement(definition, () => false))
        shared.set(definition.attributes.get('id') ?? '', part)
  const pages = svg.children
    .filter((child) => child.attributes.get('class') === 'typst-page')
    .map((page) => pageOf(page, shared, symbols))
  return { pages, symbols }
}

/** Extracts the glyphs: four fifths of the file, all of one form, and most of them cached. */
function extractGlyphs(source: string, take: (id: string, path: string) => void): string {
  return source.replace(/<defs class="glyph">([\s\S]*?)<\/defs>/, (_, defs: string) => {
    // A ligature glyph (——) says how many characters it stands for.
    const glyph = /<path id="([^"]*)" class="outline_glyph" d="([^"]*)"(?: data-liga-len="\d+")?\/>/g
    const others = defs.replace(glyph, (_, id, path) => {
      take(id, path)
      return ''
    })
    if (others) throw new Error('svg: a glyph that is no outline')
    return ''
  })
}

function glyphSymbol(id: string, path: string, glyphCache: GlyphCache): string {
  const known = glyphCache.get(id)
  if (known !== undefined) return known
  const symbol = `<path id="${id}" d="${toRelativePath(path)}"/>`
  glyphCache.set(id, symbol)
  return symbol
}

function pageOf(page: SvgElement, shared: Map<string, SvgElement>, symbols: Record<string, string>): SvgPage {
  const isBlank = (id: string) => !(id in symbols)
  const drawn = page.children.flatMap((child) => simplifyElement(child, isBlank))
  const parts = [...referencedDefinitions(drawn, shared), ...drawn]
  parts.forEach((part) => extractImages(part, symbols))
  const body = contentIds(parts.map(serializeSvg).join('\n'), parts)
  return {
    hash: shortHash(body),
    width: exactSize(page.attributes.get('data-page-width')),
    height: exactSize(page.attributes.get('data-page-height')),
    body,
  }
}

/** The compiler rounds page sizes up; an A4 page is 210 × 297 mm. */
function exactSize(written = ''): number {
  return { '596': 595.276, '842': 841.89 }[written] ?? Number(written)
}

/** The gradients and patterns that a page uses, directly or indirectly. */
function referencedDefinitions(parts: SvgElement[], shared: Map<string, SvgElement>): SvgElement[] {
  const needed = new Map<string, SvgElement>()
  const look = (element: SvgElement) => {
    for (const value of element.attributes.values()) {
      const id = /^(?:url\()?#([^)]+)\)?$/.exec(value)?.[1]
      const definition = id === undefined ? undefined : shared.get(id)
      if (id === undefined || !definition || needed.has(id)) continue
      needed.set(id, definition)
      look(definition)
    }
    element.children.forEach(look)
  }
  parts.forEach(look)
  return [...needed.values()]
}

/**
 * Turns images into symbols named by content, so that a photo is sent once, however often its page or
 * position changes.
 */
function extractImages(element: SvgElement, symbols: Record<string, string>): void {
  if (element.name !== 'image') return element.children.forEach((child) => extractImages(child, symbols))
  const { transform, ...others } = Object.fromEntries(element.attributes)
  const image = { ...element, attributes: new Map(Object.entries(others)) }
  const id = `i${shortHash(serializeSvg(image))}`
  symbols[id] = serializeSvg({ ...image, attributes: new Map([['id', id], ...image.attributes]) })
  element.name = 'use'
  element.attributes = new Map(Object.entries({ ...(transform && { transform }), href: `#${id}` }))
}

/**
 * Renames definitions by a hash of all their content: equal ids mean equal content, so that pages of
 * different documents can share one HTML document, and an edited text keeps them.
 */
function contentIds(text: string, parts: SvgElement[]): string {
  const definitions = parts.flatMap(withId)
  if (definitions.length === 0) return text
  const hash = shortHash(definitions.map(serializeSvg).join(''))
  const own = new Map(definitions.map(({ attributes }, i) => [attributes.get('id')!, `p${hash}-${i}`]))
  return text
    .replace(/ id="([^"]*)"/g, (_, id: string) => ` id="${own.get(id)}"`)
    .replace(/"(url\()?#([^")]+)/g, (all, url: string | undefined, id: string) =>
      own.has(id) ? `"${url ?? ''}#${own.get(id)}` : all,
    )
}

function withId(element: SvgElement): SvgElement[] {
  const inner = element.children.flatMap(withId)
  return element.attributes.has('id') ? [element, ...inner] : inner
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

/** One page as a standalone SVG file, on white, with the symbols it uses. Sizes are in pt. */
export function assembleSvg(page: SvgPage, symbols: Record<string, string>): string {
  const used = new Set<string>()
  for (const [, id = ''] of page.body.matchAll(/ href="#([^"]+)"/g)) if (symbols[id]) used.add(id)
  const defs = [...used].map((id) => symbols[id]).join('')
  const { width, height } = page
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">` +
    `<defs>${defs}</defs><path fill="#fff" d="M0 0H${width}V${height}H0Z"/>${page.body}</svg>`
  )
}
