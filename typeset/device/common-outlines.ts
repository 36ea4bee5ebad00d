import { glyphsOfCharacters } from '../font-coverage/coverage'
import { isTextFont } from '../font-coverage/font-folders'
import { glyphId, type GlyphNumber } from '../fonts/glyph-triangle'

/** Letters of Western Europe, and the punctuation between and around them. */
const latin: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
]
/** Rows of GB 2312: punctuation and signs, full-width letters, and its 3,755 common characters. */
const commonRows = [1, 2, 3, ...Array.from({ length: 40 }, (_, i) => 16 + i)]

/**
 * For each font the outlines of its common glyphs by id, for devices that are without the service or ahead of it;
 * null for a font of other scripts and signs.
 */
export function readCommonOutlines(
  fontDirs: readonly string[],
  outlineOf: (glyph: GlyphNumber) => string,
): (Record<string, string> | null)[] {
  const characters = commonCharacters()
  return glyphsOfCharacters(fontDirs, characters).map((glyphs, font) => {
    if (!isTextFont(font)) return null
    const outlines = glyphs.map((glyph) => [glyphId({ font, glyph }), outlineOf({ font, glyph })] as const)
    return Object.fromEntries(outlines.filter(([, path]) => path !== ''))
  })
}

function commonCharacters(): number[] {
  const gb2312 = new TextDecoder('gbk')
  const han = commonRows.flatMap((row) =>
    Array.from({ length: 94 }, (_, cell) =>
      gb2312.decode(new Uint8Array([0xa0 + row, 0xa1 + cell])).codePointAt(0)!,
    ),
  )
  const letters = latin.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  )
  return [...new Set([...letters, ...han])]
}
