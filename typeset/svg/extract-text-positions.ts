import { escapeLinkAddresses, GLYPHS, parseSvg, type SvgElement } from './svg-tree'

/**
 * For tests: the position of a piece of text on its page, from its first glyph to the end of its last one, in
 * pt. `glyphs`: where each glyph stands, in pt from the left of the page; `size`: of the font, in pt.
 */
export type TextPiece = {
  text: string
  page: number
  left: number
  right: number
  baseline: number
  size: number
  glyphs: number[]
}

/** The text of the compiler's SVG with its positions, in drawing order. */
export function extractTextLayer(svg: string): TextPiece[] {
  const texts = [...svg.matchAll(/<h5:div class="tsel"[^>]*>([\s\S]*?)<\/h5:div>/g)].map(([, text = '']) =>
    unescaped(text),
  )
  const pieces: TextPiece[] = []
  const walk = (element: SvgElement, page: number, x: number, y: number) => {
    const transform = element.attributes.get('transform') ?? ''
    const [, dx = 0, dy = 0] = /^translate\((-?[\d.]+), ?(-?[\d.]+)\)/.exec(transform) ?? []
    const scale = Number(/^scale\(([\d.]+)/.exec(transform)?.[1] ?? 0)
    const glyphs = element.children.find(({ name }) => name === GLYPHS)?.written
    if (scale > 0 && glyphs) {
      const offsets = [...glyphs.matchAll(/ x="([^"]*)"/g)].map(([, offset]) => Number(offset) * scale)
      const text = texts[pieces.length] ?? ''
      const right = x + (offsets.at(-1) ?? 0) + 400 * scale
      const positions = offsets.map((offset) => x + offset)
      pieces.push({ text, page, left: x, right, baseline: y, size: 1000 * scale, glyphs: positions })
    }
    for (const child of element.children) walk(child, page, x + Number(dx), y + Number(dy))
  }
  parseSvg(escapeLinkAddresses(svg))
    .children.filter(({ attributes }) => attributes.has('data-page-width'))
    .forEach((page, index) => page.children.forEach((child) => walk(child, index + 1, 0, 0)))
  return pieces
}

function unescaped(text: string): string {
  const letters: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&apos;': "'",
    '&amp;': '&',
  }
  return text.replace(/&(?:lt|gt|quot|apos|amp|#39);/g, (entity) => letters[entity] ?? entity)
}
