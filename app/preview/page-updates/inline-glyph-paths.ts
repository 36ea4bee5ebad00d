const glyphRun = /(?:<use (?:[xy]="[-\d.]+" )*href="#g[^"]*"\/>)+/g
const glyphUse = /<use (?:x="([-\d.]+)" )?(?:y="([-\d.]+)" )?href="#([^"]*)"\/>/g

/**
 * Replaces each line of glyphs by one path of their outlines. A glyph that is used by reference costs a
 * browser three nodes and a transform, and a page of them takes longer to paint than to typeset.
 * A missing glyph leaves its place empty. `data-glyphs` lists the x and the id of each: the editor finds letters by them.
 */
export function inlineGlyphPaths(markup: string, outlineOf: (id: string) => string | undefined): string {
  return markup.replace(glyphRun, (line) => {
    let data = ''
    let glyphs = ''
    for (const [, x = '0', y = '0', id = ''] of line.matchAll(glyphUse)) {
      const outline = outlineOf(id)
      if (outline !== undefined) data += `M${x} ${y}${outline}`
      glyphs += `${glyphs && ' '}${x} ${id}`
    }
    return `<path data-glyphs="${glyphs}" d="${data}"/>`
  })
}
