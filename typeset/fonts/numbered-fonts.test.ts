import { expect, test } from 'vitest'
import { fontFolders, numberedFontsFolder } from '../font-coverage/font-folders'
import { readTriangle } from './glyph-triangle'
import { numberFonts, openOutlines, readNumberedFonts } from './numbered-fonts'

const fonts = readNumberedFonts(numberedFontsFolder)
const outlineOf = openOutlines(fontFolders())

test('the numbered fonts are those that the build makes of the fonts of today', () => {
  const latin = fontFolders().findIndex((folder) => folder.includes('inter'))
  const [made] = numberFonts([...fontFolders().slice(0, 1)])
  expect(fonts[0]!.equals(made!)).toBe(true)
  expect(fonts[latin]!.length).toBeLessThan(400_000)
})

test('a numbered font has a tenth of the size of the real one', () => {
  expect(fonts.length).toBe(fontFolders().length)
  for (const font of fonts) expect(font.length).toBeLessThan(1_500_000)
})

test.each([
  ['M 0 0l 10.24 0.57 l -8.79 9.67 l -1.4499999 -10.24 Z ', { font: 0, glyph: 56 * 256 + 145 }, 0.01],
  [
    'M 0 0m 0.024 0 l 24.552 0.84000003 l -22.704 23.736 l -1.8479999 -24.576 Z ',
    { font: 1, glyph: 34 * 256 + 78 },
    0.024,
  ],
])('%s tells its glyph and the size of a font unit', (path, glyph, unit) => {
  expect(readTriangle(path)).toEqual({ ...glyph, unit: expect.closeTo(unit, 5) as number })
})

test.each(['M 0 0h 10.24 l -9.95 10.24 l -0.29 -10.24 Z ', 'M 1 2 L 3 4 Z', ''])(
  'the outline %j of another font is rejected',
  (path) => expect(() => readTriangle(path)).toThrow('not the outline of a numbered glyph'),
)

test('an outline is a path of relative commands; a blank glyph has none', () => {
  const relative = /^(?:m-?[\d.]+[ -][\d.-]+(?:[lq][-\d. ]+)*z)+$/
  for (let glyph = 1; glyph < 3_000; glyph += 7)
    for (const font of [0, 2]) expect(outlineOf({ font, glyph })).toMatch(new RegExp(`${relative.source}|^$`))
  const blanks = Array.from({ length: 200 }, (_, glyph) => outlineOf({ font: 0, glyph })).filter(
    (path) => path === '',
  )
  expect(blanks.length).toBeGreaterThan(0)
})
