import { forEachRange } from '../font-coverage/coverage'
import { openFontFile } from './font-file'
import { readGlyphId } from './glyph-triangle'
import { ttfFiles } from './numbered-fonts'

/** Glyphs of a font are numbered in 16 bits. */
const maxGlyphs = 65_536

/**
 * The characters that glyphs stand for, by the ids of their outlines; those that no character has alone (ligatures,
 * alternates) are left out. The character map of a font is read for its first glyph.
 */
export function openGlyphLetters(folders: readonly string[]) {
  const files = ttfFiles(folders)
  const known = new Map<number, Uint32Array>()

  function charactersOf(font: number): Uint32Array | undefined {
    const file = files[font]
    if (file === undefined) return undefined
    const characters = known.get(font) ?? readCharacters(file)
    known.set(font, characters)
    return characters
  }

  return (ids: readonly string[]): Record<string, string> => {
    const letters: Record<string, string> = {}
    for (const id of ids) {
      const number = readGlyphId(id)
      const character = number && charactersOf(number.font)?.[number.glyph]
      if (character) letters[id] = String.fromCodePoint(character)
    }
    return letters
  }
}

/** Signs that are drawn as ordinary characters are: the radicals of dictionaries, 门 as ⻔. */
const isRadical = (code: number) => code >= 0x2e80 && code <= 0x2fdf

/** The first character of each glyph that is no radical, 0 for none. */
function readCharacters(file: string): Uint32Array {
  const font = openFontFile(file)
  const cmap = font.table('cmap')
  font.close()
  const characters = new Uint32Array(maxGlyphs)
  forEachRange(cmap, (first, last, glyph) => {
    for (let code = first; code <= last; code++) {
      const at = glyph + code - first
      if (!characters[at] || isRadical(characters[at])) characters[at] = code
    }
  })
  return characters
}
