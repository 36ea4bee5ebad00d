import { describe, expect, test } from 'vitest'
import { isBlank, parseInputValue } from './parse-input-value'

describe('parseInputValue', () => {
  test.each([
    ['  林晓 ', {}, '  林晓 '],
    ['  林晓 ', { trim: true }, '林晓'],
    ['\u3000林晓\u3000', { trim: true }, '林晓'],
    ['12', {}, '12'],
    ['12', { number: true }, 12],
    [' 12.50 ', { number: true }, 12.5],
    ['-3', { number: true }, -3],
    ['１２．５', { number: true }, 12.5],
    ['0', { number: true, nullify: true }, 0],
    ['12 岁', { number: true }, '12 岁'],
    ['Infinity', { number: true }, 'Infinity'],
    ['', { number: true }, ''],
    ['  ', { number: true, trim: true }, ''],
    ['', { nullify: true }, null],
    ['  ', { nullify: true }, null],
    ['', { nullify: true, number: true }, null],
    [' 0 ', { nullify: true, trim: true }, '0'],
  ])('parses %j with %o as %j', (text, modifiers, value) => {
    expect(parseInputValue(text, modifiers)).toBe(value)
  })
})

test.each([
  ['', true],
  [' \u3000\n', true],
  [null, true],
  [undefined, true],
  [[], true],
  ['0', false],
  [0, false],
  [false, false],
  [[''], false],
  [{}, false],
])('%j is blank: %s', (value, blank) => {
  expect(isBlank(value)).toBe(blank)
})
