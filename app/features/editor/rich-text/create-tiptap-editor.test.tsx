import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import { createTiptapEditor } from './create-tiptap-editor'

let close: () => void = () => undefined
afterEach(() => close())

/** The Markdown after a text has been typed into an empty field, letter by letter. */
function typed(text: string): string {
  close()
  let markdown = ''
  const nothing = () => undefined
  const { editor, ...opened } = createTiptapEditor({
    element: document.createElement('div'),
    text: '',
    attributes: {},
    onText: (now) => (markdown = now),
    undo: nothing,
    redo: nothing,
  })
  close = opened.close
  const { view } = editor
  for (const letter of text) {
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(letter, from, to)
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))
    if (!isHandled) view.dispatch(insert())
  }
  return markdown
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
