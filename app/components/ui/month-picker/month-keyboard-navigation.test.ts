import { expect, test } from 'vitest'
import { formatMonth, parseMonth, monthAfterKey } from './month-keyboard-navigation'

test.each([
  ['2020-09', 'ArrowLeft', '2020-08'],
  ['2020-01', 'ArrowLeft', '2019-12'],
  ['2020-12', 'ArrowRight', '2021-01'],
  ['2020-02', 'ArrowUp', '2019-11'],
  ['2020-11', 'ArrowDown', '2021-02'],
  ['2020-09', 'PageUp', '2019-09'],
  ['2020-09', 'PageDown', '2021-09'],
  ['2020-09', 'Home', '2020-01'],
  ['2020-09', 'End', '2020-12'],
  ['1900-01', 'ArrowLeft', '1900-01'],
  ['2100-12', 'PageDown', '2100-12'],
])('with the month %s, the key %s moves to %s', (from, key, to) => {
  expect(formatMonth(monthAfterKey(parseMonth(from)!, key)!)).toBe(to)
})

test('other keys move nowhere, and other texts are no months', () => {
  expect(monthAfterKey({ year: 2020, month: 9 }, 'a')).toBeUndefined()
  expect(parseMonth('now')).toBeUndefined()
  expect(parseMonth('')).toBeUndefined()
})
