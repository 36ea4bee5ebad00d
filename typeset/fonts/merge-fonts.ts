import { forEachRange } from '../font-coverage/coverage'
import { glyphOffsets, joinTables, type FontFile } from './font-file'
import { partsOf } from './glyph-outlines'

/** What all parts of a font share. */
const sharedTables = ['OS/2', 'name', 'post']

/**
 * Joins the parts of a font, each with some of its characters (as web pages load them), into one font. A
 * character that several have is drawn as the first has it. Kerning and substitutions are dropped.
 */
export function mergeFonts(parts: readonly FontFile[]): Buffer {
  const [first] = parts
  if (!first) throw new Error('fonts: nothing to merge')
  const outlines: Buffer[] = []
  const metrics: Buffer[] = []
  const glyphByCharacter = new Map<number, number>()
  for (const part of parts) {
    const before = outlines.length
    outlines.push(...outlinesOf(part).map((outline) => renumbered(outline, before)))
    metrics.push(...metricsOf(part))
    forEachRange(part.table('cmap'), (from, last, glyph) => {
      for (let code = from; code <= last; code++)
        if (!glyphByCharacter.has(code)) glyphByCharacter.set(code, before + glyph + code - from)
    })
  }
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((name) => Buffer.from(first.table(name))) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  // Long offsets.
  head.writeInt16BE(1, 50)
  hhea.writeUInt16BE(metrics.length, 34)
  maxp.writeUInt16BE(outlines.length, 4)
  return joinTables([
    ['head', head],
    ['hhea', hhea],
    ['maxp', maxp],
    ['cmap', characterMap(glyphByCharacter)],
    ['hmtx', Buffer.concat(metrics)],
    ['loca', offsetsOf(outlines)],
    ['glyf', Buffer.concat(outlines)],
    ...sharedTables.map(
      (name) => [name, name === 'post' ? withoutGlyphNames(first) : first.table(name)] as const,
    ),
  ])
}

/** Each padded to an even length. */
function outlinesOf(font: FontFile): Buffer[] {
  const offsets = glyphOffsets(font)
  const glyf = font.table('glyf')
  return Array.from({ length: offsets.length - 1 }, (_, glyph) => {
    const outline = glyf.subarray(offsets[glyph], offsets[glyph + 1])
    return Buffer.concat([outline, Buffer.alloc(outline.length & 1)])
  })
}

/** A composite glyph with its parts' new numbers. */
function renumbered(outline: Buffer, by: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  for (const { glyph, namedAt } of partsOf(outline)) outline.writeUInt16BE(glyph + by, namedAt)
  return outline
}

/** Width and left side of each glyph; those after the last that is written in full have its width. */
function metricsOf(font: FontFile): Buffer[] {
  const [written, all] = [font.table('hhea').readUInt16BE(34), font.table('maxp').readUInt16BE(4)]
  const hmtx = font.table('hmtx')
  return Array.from({ length: all }, (_, glyph) => {
    if (glyph < written) return hmtx.subarray(glyph * 4, glyph * 4 + 4)
    const side = written * 4 + (glyph - written) * 2
    return Buffer.concat([hmtx.subarray(written * 4 - 4, written * 4 - 2), hmtx.subarray(side, side + 2)])
  })
}

function offsetsOf(outlines: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc((outlines.length + 1) * 4)
  let offset = 0
  for (const [glyph, outline] of outlines.entries()) {
    offset += outline.length
    loca.writeUInt32BE(offset, (glyph + 1) * 4)
  }
  return loca
}

/** Version 3 of the table: glyphs have no names. */
function withoutGlyphNames(font: FontFile): Buffer {
  const post = Buffer.from(font.table('post').subarray(0, 32))
  post.writeUInt32BE(0x30000, 0)
  return post
}

/** A `cmap` of one subtable, format 12, for all of Unicode. */
function characterMap(glyphByCharacter: ReadonlyMap<number, number>): Buffer {
  const groups: { first: number; last: number; glyph: number }[] = []
  for (const [code, glyph] of [...glyphByCharacter].sort(([a], [b]) => a - b)) {
    const group = groups.at(-1)
    if (group?.last === code - 1 && glyph === group.glyph + code - group.first) group.last = code
    else groups.push({ first: code, last: code, glyph })
  }
  const [headerLength, subtableLength] = [12, 16 + groups.length * 12]
  const cmap = Buffer.alloc(headerLength + subtableLength)
  // One table: platform 3 (Windows), encoding 10 (all of Unicode).
  for (const [i, value] of [0, 1, 3, 10].entries()) cmap.writeUInt16BE(value, i * 2)
  cmap.writeUInt32BE(headerLength, 8)
  cmap.writeUInt16BE(12, headerLength)
  cmap.writeUInt32BE(subtableLength, headerLength + 4)
  cmap.writeUInt32BE(groups.length, headerLength + 12)
  for (const [i, { first, last, glyph }] of groups.entries())
    for (const [j, value] of [first, last, glyph].entries())
      cmap.writeUInt32BE(value, headerLength + 16 + i * 12 + j * 4)
  return cmap
}
