import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOutlineReader } from './glyph-outlines'
import { openFontFile } from './font-file'
import type { GlyphNumber } from './glyph-triangle'
import { toNumberedFont } from './numbered-font'

/** The TTF files of some folders as numbered fonts. */
export const numberFonts = (folders: readonly string[]): Buffer[] =>
  ttfFiles(folders).map((file, i) => {
    const font = openFontFile(file)
    const numbered = toNumberedFont(font, i)
    font.close()
    return numbered
  })

/** The numbered fonts that the build has written, in order. */
export const readNumberedFonts = (folder: string): Buffer[] =>
  ttfFiles([folder]).map((file) => readFileSync(file))

/**
 * The outlines that numbers stand for, of the fonts in some folders: a path in font units, y upwards, with relative
 * commands. A font is opened for its first outline.
 */
export function openOutlines(folders: readonly string[]): (glyph: GlyphNumber) => string {
  const files = ttfFiles(folders)
  const readers = new Map<number, (glyph: number) => string>()
  return ({ font, glyph }) => {
    const reader = readers.get(font) ?? createOutlineReader(openFontFile(files[font]!))
    readers.set(font, reader)
    return reader(glyph)
  }
}

/** In the order that fonts are numbered in. */
export const ttfFiles = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.toLowerCase().endsWith('.ttf'))
      .sort()
      .map((file) => join(folder, file)),
  )
