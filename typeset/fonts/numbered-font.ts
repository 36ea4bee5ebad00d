import { glyphOffsets, joinTables, type FontFile } from './font-file'
import { triangleCorners, type GlyphNumber } from './glyph-triangle'

const boundsLength = 10
const glyphLength = 30
/** Hinting and signatures: nothing that decides where a glyph stands. */
const unneededTables = new Set([
  'fpgm',
  'prep',
  'cvt ',
  'gasp',
  'DSIG',
  'hdmx',
  'LTSH',
  'VDMX',
  'meta',
  'STAT',
])

/**
 * The same font with a triangle in place of each outline, whose corners say which glyph it is. Everything that
 * decides a layout stays (widths, heights, bounds, substitutions), so lines break alike; what is drawn with it
 * names its glyphs in 30 bytes, where real outlines are most of an SVG. A blank glyph stays blank.
 */
export function toNumberedFont(font: FontFile, fontIndex: number): Buffer {
  const offsets = glyphOffsets(font)
  const outlines = font.table('glyf')
  const triangles: Buffer[] = []
  const loca = Buffer.alloc(offsets.length * 4)
  for (let glyph = 0; glyph < offsets.length - 1; glyph++) {
    const isBlank = offsets[glyph] === offsets[glyph + 1]
    if (!isBlank) triangles.push(triangle(outlines.subarray(offsets[glyph]), { font: fontIndex, glyph }))
    loca.writeUInt32BE(triangles.length * glyphLength, (glyph + 1) * 4)
  }
  const head = font.table('head')
  head.writeInt16BE(1, 50)
  const changed = { head, loca, glyf: Buffer.concat(triangles) }
  const names = font.tableNames().filter((name) => !unneededTables.has(name))
  return joinTables(names.map((name) => [name, changed[name as keyof typeof changed] ?? font.table(name)]))
}

/** A simple glyph of three points on the curve, with the bounds of the real one (`top-edge: "bounds"`). */
function triangle(outline: Buffer, { font, glyph }: GlyphNumber): Buffer {
  const bytes = Buffer.alloc(glyphLength)
  outline.copy(bytes, 0, 0, boundsLength)
  bytes.writeInt16BE(1, 0)
  bytes.writeUInt16BE(2, boundsLength)
  bytes.fill(1, boundsLength + 4, boundsLength + 7)
  let [x, y] = [0, 0]
  for (const [i, [cornerX, cornerY]] of triangleCorners({ font, glyph }).entries()) {
    bytes.writeInt16BE(cornerX - x, boundsLength + 7 + i * 2)
    bytes.writeInt16BE(cornerY - y, boundsLength + 13 + i * 2)
    ;[x, y] = [cornerX, cornerY]
  }
  return bytes
}
