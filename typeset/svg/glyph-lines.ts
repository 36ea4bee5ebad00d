import { LRUCache } from 'lru-cache'
import { glyphId, readTriangle, type GlyphNumber } from '../fonts/glyph-triangle'
import { ownText } from './own-text'
import { LINE, type SvgElement } from './svg-tree'

/** A line of glyphs: the size of a font unit in pt, its colour, and its glyphs in font units; `number` is its own. */
type GlyphLine = { number: number; unit: number; attributes: string; uses: string; ids: string[] }
type KnownGlyph = { id: string; unit: number }

/** Lines of text, 12 kB each with what the compiler wrote of them: those of some twenty pages. */
const knownLinesLimit = { maxSize: 16_000_000, sizeCalculation: lengthOf }
const maxKnownGlyphs = 30_000
const lineStart = '<g class="typst-text"'
const lineEnd = '</g>'
const glyphSymbol = /<symbol id="(g[0-9A-F]+)"[^>]*>\s*<path d="([^"]*)"\/>/g
const glyphUse = /<use xlink:href="#(g[0-9A-F]+)" x="([^"]*)" y="([^"]*)"([^>]*)\/>/g

/**
 * Reads the lines of text in the compiler's plain SVG, nine tenths of it, and remembers them: `extract` leaves
 * a short element in their place, which `lineOf` turns into what is drawn.
 */
export function createGlyphLines(outlineOf: (glyph: GlyphNumber) => string) {
  const knownGlyphs = new Map<string, KnownGlyph>()
  const knownLines = new LRUCache<string, GlyphLine>(knownLinesLimit)
  const outlines = new Map<string, string>()
  let linesRead = 0

  function readGlyph(written: string, path: string) {
    if (knownGlyphs.has(written)) return
    const id = ownText(written)
    const { font, glyph, unit } = readTriangle(path)
    const name = glyphId({ font, glyph })
    if (!outlines.has(name)) outlines.set(name, `<path id="${name}" d="${outlineOf({ font, glyph })}"/>`)
    knownGlyphs.set(id, { id: name, unit })
  }

  function readLine(written: string): GlyphLine {
    const line: GlyphLine = { number: linesRead++, unit: 0, attributes: '', uses: '', ids: [] }
    for (const [, id = '', x = '', y = '', attributes = ''] of written.matchAll(glyphUse)) {
      const glyph = knownGlyphs.get(id)
      if (!glyph) throw new Error('svg: a glyph that is no outline')
      if (line.ids.length === 0) Object.assign(line, { unit: glyph.unit, attributes })
      else if (line.attributes !== attributes) throw new Error('svg: a line of several colours')
      line.ids.push(glyph.id)
      line.uses += `<use${position('x', x, glyph.unit)}${position('y', y, glyph.unit)} href="#${glyph.id}"/>`
    }
    return line
  }

  function lineFor(written: string): GlyphLine {
    const known = knownLines.get(written)
    if (known) return known
    // Parts of it are kept with the line.
    const text = ownText(written)
    const line = readLine(text)
    knownLines.set(text, line)
    return line
  }

  let lines = new Map<number, GlyphLine>()
  return {
    /** Learns the glyphs of a document, defined from `start` on. */
    readGlyphs(source: string, start: number) {
      if (knownGlyphs.size > maxKnownGlyphs) {
        knownGlyphs.clear()
        outlines.clear()
        knownLines.clear()
      }
      glyphSymbol.lastIndex = start
      for (let found; (found = glyphSymbol.exec(source));) readGlyph(found[1]!, found[2]!)
    },
    /**
     * The source without its lines of text, and the outlines of their glyphs by id. In place of a line is its number, which
     * is the same for the same line.
     */
    extract(source: string): { source: string; glyphs: Record<string, string> } {
      lines = new Map()
      const glyphs: Record<string, string> = {}
      let rest = ''
      let at = 0
      for (let start; (start = source.indexOf(lineStart, at)) >= 0;) {
        const tagEnd = source.indexOf('>', start)
        rest += source.slice(at, start)
        at = tagEnd + 1
        if (source[tagEnd - 1] === '/') continue
        const end = source.indexOf(lineEnd, at)
        const line = lineFor(source.slice(at, end))
        at = end + lineEnd.length
        if (line.ids.length === 0) continue
        for (const id of line.ids) glyphs[id] = outlines.get(id)!
        rest += `<${LINE} line="${line.number}"${source.slice(start + lineStart.length, tagEnd)}${line.attributes}/>`
        lines.set(line.number, line)
      }
      return { source: rest + source.slice(at), glyphs }
    },
    /** The glyphs of an element that `extract` left, and the size of their unit. */
    lineOf: (element: SvgElement): GlyphLine => lines.get(Number(element.attributes.get('line')))!,
  }
}

function lengthOf({ uses }: GlyphLine, written: string): number {
  return uses.length + written.length + 1
}

const position = (name: string, pt: string, unit: number) => {
  const units = Math.round(Number(pt) / unit)
  return units === 0 ? '' : ` ${name}="${units}"`
}
