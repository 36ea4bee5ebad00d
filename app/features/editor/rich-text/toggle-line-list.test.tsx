import { afterEach, describe, expect, test } from 'vitest'
import { createTiptapEditor } from './create-tiptap-editor'

let close: () => void = () => undefined
afterEach(() => close())

function openEditor(text: string) {
  close()
  let markdown = text
  const nothing = () => undefined
  const { editor, ...opened } = createTiptapEditor({
    element: document.createElement('div'),
    text,
    attributes: {},
    onText: (now) => (markdown = now),
    undo: nothing,
    redo: nothing,
  })
  close = opened.close
  return { editor, markdown: () => markdown }
}
const lines = '甲\n**乙**丙\n丁'

describe.each([
  ['toggleBulletList', '- 甲\n- **乙**丙\n- 丁'],
  ['toggleOrderedList', '1. 甲\n2. **乙**丙\n3. 丁'],
] as const)('%s', (command, list) => {
  test('makes every selected line an item, and lines again', () => {
    const { editor, markdown } = openEditor(lines)
    editor.chain().selectAll()[command]().run()
    expect(markdown()).toBe(list)
    editor.chain().selectAll()[command]().run()
    expect(markdown()).toBe(lines)
  })

  test('without a selection makes every line of the paragraph an item, and leaves the caret', () => {
    const { editor, markdown } = openEditor(`前\n\n${lines}`)
    editor.chain().setTextSelection(6).run()
    const letterBefore = () => editor.state.selection.$from.nodeBefore?.text
    const before = letterBefore()
    editor.commands[command]()
    expect(markdown()).toBe(`前\n${list}`)
    expect(letterBefore()).toBe(before)
  })
})

test('a list of some lines leaves the others as they are', () => {
  const { editor, markdown } = openEditor(lines)
  // The second line, and the end of the third.
  editor.chain().setTextSelection({ from: 4, to: 7 }).toggleBulletList().run()
  expect(markdown()).toBe('甲\n- **乙**丙\n- 丁')
  const other = openEditor(lines)
  other.editor.chain().setTextSelection({ from: 1, to: 3 }).toggleBulletList().run()
  expect(other.markdown()).toBe('- 甲\n\n**乙**丙\n丁')
})

test('bullets become numbers and stay items', () => {
  const { editor, markdown } = openEditor('- 甲\n- 乙')
  editor.chain().selectAll().toggleOrderedList().run()
  expect(markdown()).toBe('1. 甲\n2. 乙')
})

test('an empty field begins a list', () => {
  const { editor, markdown } = openEditor('')
  editor.chain().toggleBulletList().insertContent('甲').run()
  expect(markdown()).toBe('- 甲')
})
