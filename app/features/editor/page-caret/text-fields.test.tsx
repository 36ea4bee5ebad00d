import { afterEach, describe, expect, test } from 'vitest'
import { caretOf, placeCaret, textOf } from './text-fields'

afterEach(() => document.body.replaceChildren())

function show<T extends HTMLElement>(html: string): T {
  document.body.innerHTML = html
  return document.body.firstElementChild as T
}

describe('a caret that was placed is read again', () => {
  test.each([0, 2, 4])('in a field, at %i', (place) => {
    const field = show<HTMLInputElement>('<input value="用户增长">')
    placeCaret(field, place)
    expect(document.activeElement).toBe(field)
    expect(caretOf(field)).toBe(place)
  })

  test.each([0, 3, 4, 8])('in rich text of several nodes, at %i', (place) => {
    const field = show('<div contenteditable="true" tabindex="0"><p>负责<b>增长</b></p><p>实验十次</p></div>')
    expect(textOf(field)).toBe('负责增长实验十次')
    placeCaret(field, place)
    expect(caretOf(field)).toBe(place)
  })
})

test('a selection has no caret', () => {
  const field = show<HTMLInputElement>('<input value="用户增长">')
  field.setSelectionRange(1, 3)
  expect(caretOf(field)).toBeUndefined()
})

test('an e-mail field is focused, though its caret cannot be placed', () => {
  const field = show<HTMLInputElement>('<input type="email" value="a@b.cn">')
  placeCaret(field, 2)
  expect(document.activeElement).toBe(field)
  expect(caretOf(field)).toBeUndefined()
})
