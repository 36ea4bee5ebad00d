import { expect, test } from 'vitest'
import { findBodyChange } from './body-change'

test('a page that has another line is told by that line', () => {
  expect(findBodyChange('hash', 'a\nb\nc\nd', 'a\nX\nc\nd')).toEqual({ base: 'hash', runs: [[1, 1, ['X']]] })
})

test('a page that is mostly new is sent whole', () => {
  expect(findBodyChange('hash', 'aa\nbb\nc', 'xx\nyy\nc')).toBeUndefined()
})
