import { expect, test } from 'vitest'
import type { PageArea } from '#app/preview/preview-protocol'
import { ownPageCount } from './own-page-count'

const areas: PageArea[] = [
  ['basics', 1, 0, 0, 10, 10],
  ['work', 1, 0, 20, 10, 10],
  ['w1', 2, 0, 20, 10, 10],
]

test('pages that an example alone fills are not counted, and one page there always is', () => {
  expect(ownPageCount(areas, ['work', 'w1'])).toBe(1)
  expect(ownPageCount(areas, ['basics', 'work'])).toBe(2)
  expect(ownPageCount(areas, ['basics', 'work', 'w1'])).toBe(1)
})
