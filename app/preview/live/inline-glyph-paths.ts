const glyphRun = /(?:<use (?:[xy]="[-\d.]+" )*href="#g[^"]*"\/>)+/g
const glyphUse = /<use (?:x="([-\d.]+)" )?(?:y="([-\d.]+)" )?href="#([^"]*)"\/>/g

/**
 * Markup with each line of glyphs as one path: every outline begun where its glyph stands. To a browser a glyph used by
 * itself is three nodes and a transform, and a page of them takes longer to paint than to set.
 * A glyph that is not there leaves its place empty.
 */
export function inlineGlyphPaths(markup: string, outlineOf: (id: string) => string | undefined): string {
  return markup.replace(glyphRun, (line) => {
    let data = ''
    for (const [, x = '0', y = '0', id = ''] of line.matchAll(glyphUse)) {
      const outline = outlineOf(id)
      if (outline !== undefined) data += `M${x} ${y}${outline}`
    }
    return `<path d="${data}"/>`
  })
}
