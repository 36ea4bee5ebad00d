import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openFontFile } from '../fonts/font-file'
import { createCodePointSet } from './code-point-set'

/** The characters that some fonts can draw. */
export type FontCoverage = { has(codePoint: number): boolean }

/** Some fonts have signs of their own there, which mean nothing in a text: its letters have been lost. */
const privateUse = { first: 0xe000, last: 0xf8ff }

/**
 * Reads the `cmap` tables of all TTF files in some folders, without loading the outlines (10 MB a font).
 * Format: https://learn.microsoft.com/typography/opentype/spec/cmap
 * @throws Error when a folder has no font or a font no Unicode table.
 */
export function readFontCoverage(folders: readonly string[]) {
  const covered = createCodePointSet()
  for (const cmap of characterMaps(folders))
    forEachRange(cmap, (first, last) => {
      covered.add(first, Math.min(last, privateUse.first - 1))
      covered.add(Math.max(first, privateUse.last + 1), last)
    })
  return covered
}

/** The glyphs that each font has for some characters, each once. */
export function glyphsOfCharacters(folders: readonly string[], characters: readonly number[]): number[][] {
  return characterMaps(folders).map((cmap) => {
    const glyphOf = new Map<number, number>()
    forEachRange(cmap, (first, last, glyph) => {
      for (let code = first; code <= last; code++) glyphOf.set(code, glyph + code - first)
    })
    return [...new Set(characters.flatMap((code) => glyphOf.get(code) ?? []))]
  })
}

function characterMaps(folders: readonly string[]): Buffer[] {
  return folders.flatMap((folder) => {
    const files = readdirSync(folder).filter((file) => /\.(ttf|otf)$/i.test(file))
    if (files.length === 0) throw new Error(`fonts: none in ${folder}`)
    return files.map((file) => {
      const font = openFontFile(join(folder, file))
      const cmap = font.table('cmap')
      font.close()
      return cmap
    })
  })
}

/**
 * Calls `add` with all characters of one font, with the first glyph of each range: from its widest Unicode subtable (format 12),
 * otherwise the basic plane's (format 4).
 */
export function forEachRange(cmap: Buffer, add: (first: number, last: number, glyph: number) => void): void {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + i * 8 + 4))
  const whole = offsets.find((at) => cmap.readUInt16BE(at) === 12)
  if (whole !== undefined) {
    for (let group = 0; group < cmap.readUInt32BE(whole + 12); group++) {
      const at = whole + 16 + group * 12
      add(cmap.readUInt32BE(at), cmap.readUInt32BE(at + 4), cmap.readUInt32BE(at + 8))
    }
    return
  }
  const basic = offsets.find((at) => cmap.readUInt16BE(at) === 4)
  if (basic === undefined) throw new Error('fonts: no Unicode character map')
  const segments = cmap.readUInt16BE(basic + 6) / 2
  for (let segment = 0; segment < segments; segment++) {
    const at = (table: number) => basic + 14 + (table > 0 ? 2 : 0) + (table * segments + segment) * 2
    const [last, first] = [cmap.readUInt16BE(at(0)), cmap.readUInt16BE(at(1))]
    const [delta, rangeOffset] = [cmap.readUInt16BE(at(2)), cmap.readUInt16BE(at(3))]
    if (first === 0xffff) continue
    if (rangeOffset === 0) add(first, last, (first + delta) & 0xffff)
    else
      for (let code = first; code <= last; code++) {
        const glyph = cmap.readUInt16BE(at(3) + rangeOffset + (code - first) * 2)
        if (glyph !== 0) add(code, code, (glyph + delta) & 0xffff)
      }
  }
}
