import { expect, test } from 'vitest'
import { openTiptapEditor, typeLetters } from '#tests/app-harness/open-tiptap-editor'
import { startWithBulletExtension } from './start-with-bullet'

const openEditor = (text: string, isWanted = true) =>
  openTiptapEditor(text, [startWithBulletExtension(() => isWanted)])

test('an empty text begins with a bullet, which is no change until something is written', () => {
  const { editor, element, onText } = openEditor('')
  expect(element.querySelector('li')).toBeNull()
  editor.view.dom.dispatchEvent(new FocusEvent('focus'))
  expect(element.querySelectorAll('li')).toHaveLength(1)
  expect(onText).not.toHaveBeenCalled()
  typeLetters(editor, '甲')
  expect(onText.mock.calls).toEqual([['- 甲', false]])
})

test('left without a word, the text is empty again', () => {
  const { editor, element, onText } = openEditor('')
  editor.view.dom.dispatchEvent(new FocusEvent('focus'))
  editor.view.dom.dispatchEvent(new FocusEvent('blur'))
  expect(element.querySelector('li')).toBeNull()
  expect(onText).not.toHaveBeenCalled()
})

test.each([
  ['a paragraph', '甲', true],
  ['a text that is not written in bullets', '', false],
])('%s stays as it is', (_, text, isWanted) => {
  const { editor, element } = openEditor(text, isWanted)
  editor.view.dom.dispatchEvent(new FocusEvent('focus'))
  expect(element.querySelector('li')).toBeNull()
})

test('a list with words stays when the focus leaves it', () => {
  const { editor, element } = openEditor('- 甲')
  editor.view.dom.dispatchEvent(new FocusEvent('focus'))
  editor.view.dom.dispatchEvent(new FocusEvent('blur'))
  expect(element.querySelectorAll('li')).toHaveLength(1)
})

test.each([
  ['- 甲', '- 甲'],
  ['• 甲', '- 甲'],
  ['1. 甲', '1. 甲'],
  ['1、甲', '1、甲'],
])('the sign of a list that is typed into the bullet is no word: %s', (typed, expected) => {
  const { editor, onText } = openEditor('')
  editor.view.dom.dispatchEvent(new FocusEvent('focus'))
  typeLetters(editor, typed)
  expect(onText.mock.lastCall![0]).toBe(expected)
})
