import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createOutlineReader } from './glyph-outlines'
import { openFontFile } from './font-file'
import type { GlyphNumber } from './glyph-triangle'
import { toNumberedFont } from './numbered-font'

/** The TTF files of some folders as numbered fonts, and the outlines that their numbers stand for. */
export function openNumberedFonts(folders: readonly string[]) {
  const files = folders.flatMap((folder) => ttfFiles(folder).map((file) => openFontFile(join(folder, file))))
  const readers = files.map(createOutlineReader)
  return {
    fonts: files.map(toNumberedFont),
    /** The path of a glyph in font units, y upwards, with relative commands. */
    outlineOf: ({ font, glyph }: GlyphNumber): string => readers[font]!(glyph),
  }
}

const ttfFiles = (folder: string) => readdirSync(folder).filter((file) => file.toLowerCase().endsWith('.ttf'))
