import { expect, test } from 'vitest'
import { openTiptapEditor } from '#tests/app-harness/open-tiptap-editor'
import { placeholdersExtension } from './placeholders'

function open(text: string, selected: string) {
  const opened = openTiptapEditor(text, [placeholdersExtension])
  const { editor } = opened
  let from = 0
  editor.state.doc.descendants((node, at) => {
    const inText = node.isText ? node.text!.indexOf(selected) : -1
    if (inText >= 0) from = at + inText
  })
  editor.commands.setTextSelection({ from, to: from + selected.length })
  const input = (init: InputEventInit) => {
    const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, ...init })
    editor.view.dom.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { ...opened, input }
}

test('what is typed over a placeholder takes its place, in the same line, and the caret is behind it', () => {
  const { editor, input, onText } = open('- 迁移〔2.4 亿〕行数据\n- 末条', '〔2.4 亿〕')
  expect(input({ inputType: 'insertText', data: '4' })).toBe(true)
  expect(onText.mock.lastCall![0]).toBe('- 迁移4行数据\n- 末条')
  const { empty, $from } = editor.state.selection
  expect([empty, $from.nodeBefore?.text, $from.nodeAfter?.text]).toEqual([true, '迁移4', '行数据'])
})

test('it keeps the marks of what it replaces', () => {
  const { input, onText } = open('**迁移〔2.4 亿〕行**', '〔2.4 亿〕')
  input({ inputType: 'insertText', data: '4000 万' })
  expect(onText.mock.lastCall![0]).toBe('**迁移4000 万行**')
})

test('the browser writes at a caret, and what an input method composes', () => {
  expect(open('迁移', '').input({ inputType: 'insertText', data: '4' })).toBe(false)
  const { input } = open('〔2.4 亿〕', '〔2.4 亿〕')
  expect(input({ inputType: 'insertCompositionText', data: '四' })).toBe(false)
  expect(input({ inputType: 'insertText', data: '四', isComposing: true })).toBe(false)
})
