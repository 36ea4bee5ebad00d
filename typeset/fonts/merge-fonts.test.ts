import { readFileSync } from 'node:fs'
import decompress from 'woff2-encoder/decompress'
import { expect, test } from 'vitest'
import { forEachRange } from '../font-coverage/coverage'
import { openFontBytes, type FontFile } from './font-file'
import { createOutlineReader } from './glyph-outlines'
import { mergeFonts } from './merge-fonts'

const partOf = async (number: number) => {
  const file = `node_modules/lxgw-wenkai-webfont/files/lxgwwenkai-regular-subset-${number}.woff2`
  return openFontBytes(Buffer.from(await decompress(readFileSync(file))))
}
const parts = await Promise.all([98, 99, 100].map(partOf))
const merged = openFontBytes(mergeFonts(parts))

function glyphsOf(font: FontFile): Map<number, number> {
  const glyphs = new Map<number, number>()
  forEachRange(font.table('cmap'), (first, last, glyph) => {
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first)
  })
  return glyphs
}

function widthOf(font: FontFile, glyph: number): number {
  const written = font.table('hhea').readUInt16BE(34)
  return font.table('hmtx').readUInt16BE(Math.min(glyph, written - 1) * 4)
}

test('a merged font draws every character as its part does', () => {
  const [all, outline] = [glyphsOf(merged), createOutlineReader(merged)]
  const seen = new Set<number>()
  for (const part of parts) {
    const outlineInPart = createOutlineReader(part)
    for (const [code, glyph] of glyphsOf(part)) {
      if (seen.has(code)) continue
      seen.add(code)
      expect(outline(all.get(code)!)).toBe(outlineInPart(glyph))
      expect(widthOf(merged, all.get(code)!)).toBe(widthOf(part, glyph))
    }
  }
  expect(seen.size).toBeGreaterThan(300)
  expect(new Set(all.keys())).toEqual(seen)
})

test('a merged font has its tables in the order of their names', () => {
  expect(merged.tableNames()).toEqual(merged.tableNames().toSorted())
})

test('there must be a part', () => {
  expect(() => mergeFonts([])).toThrow('fonts: nothing to merge')
})
