import { createHash } from 'node:crypto'
import { drawnParts } from './svg-body'
import { readSvg, writeSvg } from './svg-tree'
import type { SvgElement } from './svg-tree'

/** One page: its size in pt and what is drawn on it. `body` uses symbols by id. `hash` names the body's content. */
export type SvgPage = { hash: string; width: number; height: number; body: string }
/** Pages of a document and the glyphs and images they use, by ids that mean the same in every document. */
export type SvgParts = { pages: SvgPage[]; symbols: Record<string, string> }

/** Glyphs tidied before, by id: an id names a letter of a font, so its outline never changes. */
export type GlyphShelf = Map<string, string>
const mostGlyphs = 20_000

/**
 * Parts the compiler's SVG of a whole document into pages and shared symbols.
 * Ids inside a body carry the page's hash, so that bodies of any documents can stand in one HTML document.
 * @throws Error when the SVG is not of the form the compiler writes.
 */
export function svgParts(source: string, shelf: GlyphShelf = new Map()): SvgParts {
  if (shelf.size > mostGlyphs) shelf.clear()
  const svg = readSvg(source)
  const symbols: Record<string, string> = {}
  const shared = new Map<string, SvgElement>()
  for (const defs of svg.children.filter((child) => child.name === 'defs'))
    for (const definition of defs.children) {
      const id = definition.attributes.get('id') ?? ''
      if (defs.attributes.get('class') === 'glyph') symbols[id] = glyphSymbol(id, definition, shelf)
      else for (const part of drawnParts(definition, () => false)) shared.set(id, part)
    }
  const pages = svg.children
    .filter((child) => child.attributes.get('class') === 'typst-page')
    .map((page) => pageOf(page, shared, symbols))
  return { pages, symbols }
}

function glyphSymbol(id: string, glyph: SvgElement, shelf: GlyphShelf): string {
  const known = shelf.get(id)
  if (known !== undefined) return known
  const path = (glyph.attributes.get('d') ?? '').replace(/ ?([A-Za-z]) ?/g, '$1').replace(/ -/g, '-')
  const symbol = `<path id="${id}" d="${path}"/>`
  shelf.set(id, symbol)
  return symbol
}

function pageOf(page: SvgElement, shared: Map<string, SvgElement>, symbols: Record<string, string>): SvgPage {
  const isBlank = (id: string) => !(id in symbols) && !shared.has(id)
  const drawn = page.children.flatMap((child) => drawnParts(child, isBlank))
  const parts = [...neededDefinitions(drawn, shared), ...drawn]
  parts.forEach((part) => liftImages(part, symbols))
  const text = parts.map(writeSvg).join('')
  const hash = shortHash(text)
  return {
    hash,
    width: exactSize(page.attributes.get('data-page-width')),
    height: exactSize(page.attributes.get('data-page-height')),
    body: ownIds(text, hash),
  }
}

/** The compiler writes page sizes rounded up; an A4 page is 210 × 297 mm. */
function exactSize(written = ''): number {
  return { '596': 595.276, '842': 841.89 }[written] ?? Number(written)
}

/** Gradients and patterns of the document that a page draws with, and those they draw with. */
function neededDefinitions(parts: SvgElement[], shared: Map<string, SvgElement>): SvgElement[] {
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

/** Makes images symbols named by content: a photo is sent once, however often its page changes. */
function liftImages(element: SvgElement, symbols: Record<string, string>): void {
  if (element.name !== 'image') return element.children.forEach((child) => liftImages(child, symbols))
  const id = `i${shortHash(writeSvg(element))}`
  symbols[id] = writeSvg({ ...element, attributes: new Map([['id', id], ...element.attributes]) })
  element.name = 'use'
  element.attributes = new Map([['href', `#${id}`]])
}

function ownIds(text: string, hash: string): string {
  const own = new Map<string, string>()
  for (const [, id = ''] of text.matchAll(/ id="([^"]*)"/g))
    if (!own.has(id)) own.set(id, `${hash}-${own.size}`)
  if (own.size === 0) return text
  return text
    .replace(/ id="([^"]*)"/g, (_, id: string) => ` id="${own.get(id)}"`)
    .replace(/"(url\()?#([^")]+)/g, (all, url: string | undefined, id: string) =>
      own.has(id) ? `"${url ?? ''}#${own.get(id)}` : all,
    )
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

/** One page as an SVG file of its own, on white, with the symbols it uses. Sizes are in pt. */
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
