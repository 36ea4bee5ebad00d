import { afterEach, describe, expect, test } from 'vitest'
import { placeSelection, selectionOf, textAround, textOf } from './text-fields'

afterEach(() => document.body.replaceChildren())

function show<T extends HTMLElement>(html: string): T {
  document.body.innerHTML = html
  return document.body.firstElementChild as T
}

describe('a selection that was placed is read again', () => {
  test.each([
    [0, 0],
    [2, 2],
    [4, 1],
  ])('in a field, from %i to %i', (anchor, focus) => {
    const field = show<HTMLInputElement>('<input value="用户增长">')
    placeSelection(field, anchor, focus)
    expect(document.activeElement).toBe(field)
    expect(selectionOf(field)).toEqual({ from: Math.min(anchor, focus), to: Math.max(anchor, focus), focus })
  })

  test.each([
    [0, 0],
    [3, 3],
    [4, 8],
    [8, 2],
  ])('in rich text of several nodes, from %i to %i', (anchor, focus) => {
    const field = show('<div contenteditable="true" tabindex="0"><p>负责<b>增长</b></p><p>实验十次</p></div>')
    expect(textOf(field)).toBe('负责增长实验十次')
    placeSelection(field, anchor, focus)
    expect(selectionOf(field)).toEqual({ from: Math.min(anchor, focus), to: Math.max(anchor, focus), focus })
  })
})

describe('between two paragraphs', () => {
  const twoParagraphs = '<div contenteditable="true" tabindex="0"><p>一二</p><p>三四</p></div>'

  test('the caret is behind the first or in front of the second, as asked', () => {
    const field = show(twoParagraphs)
    placeSelection(field, 2)
    expect(textAround(field, 'focus')).toEqual({ text: '一二', caret: 2 })
    placeSelection(field, 2, 2, true)
    expect(textAround(field, 'focus')).toEqual({ text: '三四', caret: 0 })
    expect(selectionOf(field)).toEqual({ from: 2, to: 2, focus: 2 })
  })

  test('the end of the text is a place too', () => {
    const field = show(twoParagraphs)
    placeSelection(field, 4, 4, true)
    expect(selectionOf(field)).toEqual({ from: 4, to: 4, focus: 4 })
  })

  test.each([
    [2, 4],
    [4, 2],
  ])('the selection of the whole second one, from %i to %i, leaves the first alone', (anchor, focus) => {
    const field = show(twoParagraphs)
    placeSelection(field, anchor, focus)
    for (const end of ['anchor', 'focus'] as const) expect(textAround(field, end)?.text).toBe('三四')
  })

  test('the selection of the whole first one leaves the second alone', () => {
    const field = show(twoParagraphs)
    placeSelection(field, 0, 2)
    for (const end of ['anchor', 'focus'] as const) expect(textAround(field, end)?.text).toBe('一二')
  })

  test('a selection has an end in each', () => {
    const field = show(twoParagraphs)
    placeSelection(field, 1, 3)
    expect(textAround(field, 'anchor')).toEqual({ text: '一二', caret: 1 })
    expect(textAround(field, 'focus')).toEqual({ text: '三四', caret: 1 })
  })

  test('an empty one is told', () => {
    const field = show('<div contenteditable="true" tabindex="0"><p>一二</p><p><br></p></div>')
    field.focus()
    getSelection()!.collapse(field.lastElementChild, 0)
    expect(textAround(field, 'focus')).toEqual({ text: '', caret: 0 })
  })
})

test('an e-mail field is focused, though it has no selection', () => {
  const field = show<HTMLInputElement>('<input type="email" value="a@b.cn">')
  placeSelection(field, 2)
  expect(document.activeElement).toBe(field)
  expect(selectionOf(field)).toBeUndefined()
})
