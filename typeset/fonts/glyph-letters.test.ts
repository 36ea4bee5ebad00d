import { expect, test } from 'vitest'
import { glyphsOfCharacters } from '../font-coverage/coverage'
import { fontFolders } from '../font-coverage/font-folders'
import { openGlyphLetters } from './glyph-letters'
import { glyphId } from './glyph-triangle'

const folders = fontFolders()
const lettersOf = openGlyphLetters(folders)

test('every glyph of a character names that character, in each font that has it', () => {
  const text = '简历门高手 A1é，。'
  for (const character of text.replace(' ', '')) {
    const ids = glyphsOfCharacters(folders, [character.codePointAt(0)!]).flatMap((glyphs, font) =>
      glyphs.map((glyph) => glyphId({ font, glyph })),
    )
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(Object.values(lettersOf(ids)))).toEqual(new Set([character]))
  }
})

test.each(['', 'g', 'g0', 'gZzzzzz', 'x01', 'g0!!', 'gzzzzzzzzzzzz'])('no letter is found for %j', (id) => {
  expect(lettersOf([id])).toEqual({})
})
