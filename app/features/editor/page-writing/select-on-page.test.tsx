import { afterEach, expect, test } from 'vitest'
import { placeSelection, selectionOf, textAround, textOf } from '#app/features/editor/page-caret/text-fields'
import { selectParagraph, selectWord } from './select-on-page'

afterEach(() => document.body.replaceChildren())

const selected = (field: HTMLElement) => {
  const { from, to } = selectionOf(field)!
  return textOf(field).slice(from, to)
}

test.each([
  [0, '整理'],
  [2, '附件'],
  [4, '附件'],
])('the word at %i of a text is selected: %s', (at, word) => {
  document.documentElement.lang = 'zh'
  document.body.innerHTML = '<input value="整理附件">'
  const field = document.querySelector('input')!
  placeSelection(field, at)
  selectWord(field)
  expect(selected(field)).toBe(word)
})

function twoBullets() {
  document.body.innerHTML =
    '<ul contenteditable="true" tabindex="0"><li><p>写入附件</p></li><li><p>负责 120 笔</p></li></ul>'
  return document.querySelector('ul')!
}

test('the first word of a bullet is selected without the bullet before it', () => {
  document.documentElement.lang = 'zh'
  const field = twoBullets()
  placeSelection(field, 5)
  selectWord(field)
  expect(selected(field)).toBe('负责')
  expect(textAround(field, 'anchor')).toEqual({ text: '负责 120 笔', caret: 0 })
})

test('a third press selects the bullet that the caret is in', () => {
  const field = twoBullets()
  placeSelection(field, 6)
  selectParagraph(field)
  expect(selected(field)).toBe('负责 120 笔')
})
