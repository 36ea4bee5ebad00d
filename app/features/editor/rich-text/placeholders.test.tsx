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
  /** @param offset how far from the place in the text, in px */
  const click = (at: number, offset = 0) => {
    editor.view.coordsAtPos = () => ({ left: 100, right: 100, top: 0, bottom: 20 })
    const event = new MouseEvent('click', { clientX: 100 + offset })
    editor.view.someProp('handleClick', (handle) => handle(editor.view, at, event))
  }
  const input = (inputType: string) => {
    const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true })
    editor.view.dom.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { ...opened, selected, press, click, input }
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

test.each([
  ['in a placeholder', 5, 0, '〔3〕'],
  ['a letter beside it', 7, 12, '〔3〕'],
  ['further on, where its line ends', 7, 60, ''],
  ['in other words', 3, 0, ''],
])('a press %s selects “%4$s”', (_, at, offset, selectedText) => {
  const { editor, selected, click } = openEditor(text)
  editor.commands.setTextSelection(at)
  click(at, offset)
  expect(selected()).toBe(selectedText)
})

test.each([
  ['deleteContentBackward', 7, '- 带人做**〔项目名称〕**'],
  ['deleteContentForward', 4, '- 带人做**〔项目名称〕**'],
  ['deleteContentBackward', 6, undefined],
  ['deleteContentBackward', 8, undefined],
])('%s at %i: the text begins %s', (inputType, at, line) => {
  const { editor, onText, input } = openEditor(text)
  editor.commands.setTextSelection(at)
  expect(input(inputType)).toBe(line !== undefined)
  expect(onText.mock.lastCall?.[0].split('\n')[0]).toBe(line)
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
