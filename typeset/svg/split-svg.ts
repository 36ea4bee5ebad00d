import { LRUCache } from 'lru-cache'
import type { GlyphNumber } from '../fonts/glyph-triangle'
import { contentIds, extractImages, referencedDefinitions } from './definitions'
import { createGlyphLines } from './glyph-lines'
import { ownText } from './own-text'
import { createPartReader, cutPage } from './page-parts'
import { shortHash } from './short-hash'
import { simplifyElement } from './simplify-svg'
import { parseSvg, serializeSvg, type SvgElement } from './svg-tree'

/**
 * One page: its size in pt and its drawing. `body` has one element per line (a line of text, a rule, a
 * shape), most with their position as the first attribute, and uses symbols by id. `hash` identifies the
 * body's content.
 */
export type SvgPage = { hash: string; width: number; height: number; body: string }
/** The pages of a document and the glyphs and images they use, by ids that are the same in every document. */
export type SvgParts = { pages: SvgPage[]; symbols: Record<string, string> }
type DrawnPage = { page: SvgPage; symbols: Record<string, string> }

/** Pages by what the compiler wrote of them, 250 to 600 kB each: those of the last documents. */
const knownPagesLimit = {
  maxSize: 8_000_000,
  sizeCalculation: ({ page }: DrawnPage, written: string) => page.body.length + written.length,
}
const documentStart = '<svg class="typst-doc"'
const paperStart = '\n    <path class="typst-shape"'
const definitionsStart = '\n    <defs id="'
const linkedPlace = /<a [^>]*?href="[^"]*" xlink:href="[^"]*">\s*<rect [^>]*>\s*<\/a>/g

/**
 * Splits the compiler's plain SVG of documents in numbered fonts into pages and shared symbols. Between two
 * edits little changes: what is written as before is not read again.
 */
export function createSvgSplitter(outlineOf: (glyph: GlyphNumber) => string) {
  const lines = createGlyphLines(outlineOf)
  const readPart = createPartReader(lines.lineOf)
  const knownPages = new LRUCache<string, DrawnPage>(knownPagesLimit)

  function drawnPage(written: string, definitions: Map<string, SvgElement>): DrawnPage {
    const known = knownPages.get(written)
    if (known) return known
    const drawn = readPage(written, definitions)
    knownPages.set(ownText(written), drawn)
    return drawn
  }

  function readPage(written: string, definitions: Map<string, SvgElement>): DrawnPage {
    const { source, glyphs } = lines.extract(written)
    const { paper, parts } = cutPage(source)
    const [, height = 0, width = 0] = /v (\S+) h (\S+)/.exec(paper) ?? []
    const content = [...(/fill="#ffffff"/.test(paper) ? [] : [`<path${paper}/>`]), ...parts].map(readPart)
    const referring = content.flatMap((part) => part.referring)
    const defined = referencedDefinitions(referring, definitions)
    for (const definition of defined) extractImages(definition, glyphs)
    const text = [...defined.map(serializeSvg), ...content.map(({ text }) => text)].filter(Boolean).join('\n')
    const body = contentIds(text, [...defined, ...referring])
    const page = { hash: shortHash(body), width: exactSize(width), height: exactSize(height), body }
    return { page, symbols: Object.assign(glyphs, ...content.map(({ images }) => images)) }
  }

  /** @throws Error when the SVG is not of the form the compiler writes. */
  return (svg: string): SvgParts => {
    // The one place with a text of the owner, which the compiler does not escape.
    const source = svg.includes('<a ') ? svg.replace(linkedPlace, '') : svg
    const documentEnd = source.lastIndexOf('</svg>')
    if (!source.startsWith(documentStart) || documentEnd < 0)
      throw new Error('svg: not a document of the compiler')
    // An empty document defines nothing.
    const definitionsAt = source.indexOf(definitionsStart)
    const end = definitionsAt < 0 ? documentEnd : definitionsAt
    lines.readGlyphs(source, end)
    const definitions = readDefinitions(source.slice(end, documentEnd), lines.lineOf)
    const pages: DrawnPage[] = []
    for (let start = source.indexOf(paperStart); start >= 0 && start < end;) {
      const next = source.indexOf(paperStart, start + 1)
      const pageEnd = next < 0 || next > end ? end : next
      pages.push(drawnPage(source.slice(start, pageEnd), definitions))
      start = next
    }
    return {
      pages: pages.map(({ page }) => page),
      symbols: Object.assign({}, ...pages.map(({ symbols }) => symbols)) as Record<string, string>,
    }
  }
}

/** Clip paths, gradients and patterns by id. */
function readDefinitions(
  source: string,
  lineOf: Parameters<typeof simplifyElement>[1],
): Map<string, SvgElement> {
  const shared = new Map<string, SvgElement>()
  const others = source.replace(/<defs id="glyph">[\s\S]*?<\/defs>/, '')
  for (const defs of parseSvg(`<svg>${others}</svg>`).children)
    for (const definition of defs.children)
      for (const part of simplifyElement(definition, lineOf))
        shared.set(definition.attributes.get('id') ?? '', part)
  return shared
}

/** The compiler writes sizes as they are rounded; an A4 page is 210 × 297 mm. */
function exactSize(written: string | number): number {
  return { '595.2756': 595.276, '841.8898': 841.89 }[written] ?? Number(written)
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
