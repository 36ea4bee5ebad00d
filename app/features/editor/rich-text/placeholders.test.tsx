import { expect, test } from 'vitest'
import { openTiptapEditor } from '#tests/app-harness/open-tiptap-editor'
import { placeholdersExtension } from './placeholders'

function openEditor(text: string) {
  const opened = openTiptapEditor(text, [placeholdersExtension])
  const { editor } = opened
  const selected = () => {
    const { from, to } = editor.state.selection
    return editor.state.doc.textBetween(from, to)
  }
  const press = (key: string) =>
    editor.view.someProp('handleKeyDown', (handle) =>
      handle(editor.view, new KeyboardEvent('keydown', { key })),
    )
  const click = (at: number) =>
    editor.view.someProp('handleClick', (handle) => handle(editor.view, at, new MouseEvent('click')))
  return { ...opened, selected, press, click }
}
const text = '- 带〔3〕人做**〔项目名称〕**\n- 完成〔一项工作〕'

test('placeholders are marked, and the text stays as it is', () => {
  const { element, onText, editor } = openEditor(text)
  const marks = [...element.querySelectorAll('.unfilled-mark')].map((mark) => mark.textContent)
  expect(marks).toEqual(['〔3〕', '〔项目名称〕', '〔一项工作〕'])
  editor.commands.insertContentAt(4, '〔5〕')
  expect(element.querySelectorAll('.unfilled-mark')).toHaveLength(4)
  expect(onText.mock.lastCall![0]).toContain('〔5〕')
})

test('a press in a placeholder selects it whole, beside it it does not', () => {
  const { editor, selected, click } = openEditor(text)
  click(5)
  expect(selected()).toBe('〔3〕')
  editor.commands.setTextSelection(4)
  click(4)
  expect(selected()).toBe('')
})

test('Tab goes on in the next placeholder, and behind the last one it is not used', () => {
  const { editor, selected, press } = openEditor(text)
  editor.commands.setTextSelection(3)
  const seen = [1, 2, 3].map(() => [press('Tab') ?? false, selected()])
  expect(seen).toEqual([
    [true, '〔3〕'],
    [true, '〔项目名称〕'],
    [true, '〔一项工作〕'],
  ])
  editor.commands.setTextSelection(editor.state.doc.content.size - 3)
  press('Tab')
  expect(selected()).toBe('')
})

test('Tab leaves the text after Escape', () => {
  const { editor, press } = openEditor('带〔3〕人')
  editor.commands.setTextSelection(1)
  press('Escape')
  expect(press('Tab') ?? false).toBe(false)
})
