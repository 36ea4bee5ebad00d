import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { keepCaret, moveCaret } from './keep-caret'

describe('moveCaret', () => {
  test.each([
    ['before the change', '甲乙丙', '甲乙丙丁', 1, 1],
    ['behind the change', '甲乙丙', '零甲乙丙', 2, 3],
    ['in what is replaced, to its end', '甲乙丙', '甲子丑丙', 2, 3],
    ['in a text that became empty', '甲乙丙', '', 2, 0],
  ])('keeps a caret %s', (_, before, after, at, expected) => {
    expect(moveCaret(before, after, at)).toBe(expected)
  })
})

test('puts the caret back into the field that a change took the focus from', () => {
  render(<input aria-label="姓名" defaultValue="王小明" />)
  const field = screen.getByLabelText<HTMLInputElement>('姓名')
  field.focus()
  field.setSelectionRange(1, 1)
  const restore = keepCaret()
  field.blur()
  field.value = '老王小明'
  restore()
  expect([document.activeElement, field.selectionStart]).toEqual([field, 2])
})

test('leaves the focus alone where nobody is typing', () => {
  const restore = keepCaret()
  restore()
  expect(document.activeElement).toBe(document.body)
})
