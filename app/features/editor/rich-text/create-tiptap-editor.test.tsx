import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import { openTiptapEditor, typeLetters } from '#tests/app-harness/open-tiptap-editor'

/** The Markdown after a text has been typed into an empty field, letter by letter. */
function typed(text: string): string {
  const { editor, onText } = openTiptapEditor('')
  typeLetters(editor, text)
  return onText.mock.lastCall?.[0] ?? ''
}

describe('typing in the rich text editor', () => {
  test.each(['签名：____', '__init__.py', '_private_field', 'snake_case_name', 'a__b', '___', '“_” 和 “_”'])(
    'underscores stay: %s',
    (text) => expect(typed(text)).toBe(text),
  )

  test.each([
    ['_id 和 name_', '\\_id 和 name\\_'],
    ['*斜*', '*斜*'],
    ['**粗**', '**粗**'],
    ['1. 甲', '1. 甲'],
    ['3) 甲', '3) 甲'],
    ['1、甲', '1、甲'],
    ['2）甲', '2）甲'],
    ['• 甲', '- 甲'],
    ['2020. 入学', '2020. 入学'],
    ['01. 甲', '01. 甲'],
    ['(1) 甲', '(1) 甲'],
  ])('%s becomes %s', (text, markdown) => expect(typed(text)).toBe(markdown))

  test('loses no letter, digit or underscore', () => {
    const letters = fc.array(fc.constantFrom(...'_字a1 .、）“”'.split(''), '__'), { maxLength: 12 })
    const solid = (text: string) => text.replace(/\s/g, '')
    fc.assert(
      fc.property(letters, (some) => {
        const text = `字${some.join('')}`
        expect(solid(toPlainText(parseRichText(typed(text))))).toBe(solid(text))
      }),
      { numRuns: 150 },
    )
  })
})
