import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { readFontCoverage } from './coverage'
import { fontFolders } from './font-folders'
import { buildTemplateInput } from '../template-input/build-template-input'
import { replaceMissingGlyphsInModel } from './replace-missing-glyphs'

const fonts = readFontCoverage(fontFolders())
const drawn = (name: string, text = '') => {
  const sections = [{ id: 'a', kind: 'summary', items: [{ id: 'b', text }] }]
  const style = { template: 'classic@4' }
  const resume = Resume.parse({ schemaVersion: 1, basics: { name }, sections, style })
  return replaceMissingGlyphsInModel(buildTemplateInput(resume, false), fonts)
}

test.each([...'龑䶮喆堃𫖯𬍛㛃·éü〓①→½'])('the fonts have %s', (letter) => {
  expect(fonts.has(letter.codePointAt(0)!)).toBe(true)
})

test('a character without a glyph becomes 〓 and is reported once', () => {
  const { model, missingGlyphs } = drawn('张𠀀𠀀', '古文 𪚥')
  expect(model.name).toBe('张〓〓')
  expect(missingGlyphs).toEqual(['𠀀', '𪚥'])
})

test("the PDF's title and author keep the original characters", () => {
  expect(drawn('张𠀀').model).toMatchObject({ documentTitle: '张𠀀', author: '张𠀀' })
})

test('emoji are drawn with their joiners; other joiners and variation selectors are removed', () => {
  expect(drawn('😀👍🏽❤️').missingGlyphs).toEqual([])
  expect(drawn('葛\u{e0100}a\u200db\ufe0f').model.name).toBe('葛ab')
})

test('decomposed characters are composed where Unicode can', () => {
  expect(drawn('Rene\u0301').model.name).toBe('René')
})
