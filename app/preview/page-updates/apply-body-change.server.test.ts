import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBodyChange } from '#typeset/svg/body-change'
import { applyBodyChange } from './apply-body-change'

const body = fc
  .array(fc.constantFrom('<g a/>', '<g b/>', '<path c/>'), { maxLength: 12 })
  .map((lines) => lines.join('\n'))

test('a change makes the new body of the old one, whatever changed', () => {
  fc.assert(
    fc.property(body, body, (before, after) => {
      const change = findBodyChange('hash', before, after)
      fc.pre(change !== undefined)
      expect(applyBodyChange(before, change)).toBe(after)
    }),
  )
})

test.each([
  ['a changed line', 'a\nb\nc\nd\ne', 'a\nb\nX\nd\ne', { head: 2, tail: 2, lines: 'X' }],
  ['a removed line', 'a\nb\nc', 'a\nc', { head: 1, tail: 1, lines: '' }],
  ['a repeated line', 'a\na\nb', 'a\na\na\nb', { head: 2, tail: 1, lines: 'a' }],
  ['nothing', 'a\nb', 'a\nb', { head: 2, tail: 0, lines: '' }],
])('%s is told by the lines that stay and those that come', (_, before, after, change) => {
  expect(findBodyChange('hash', before, after)).toEqual({ base: 'hash', ...change })
})

test('a page that is mostly new is sent whole', () => {
  expect(findBodyChange('hash', 'a\nb\nc', 'x\ny\nc')).toBeUndefined()
})
