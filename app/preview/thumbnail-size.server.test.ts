import { expect, test } from 'vitest'
import { parseThumbnailSize } from './thumbnail-size.server'

test.each([
  ['', { width: 560, page: 1 }],
  ['w=1120&page=2', { width: 1120, page: 2 }],
  ['w=720', { width: 720, page: 1 }],
  ['w=360', { width: 360, page: 1 }],
  ['w=160', { width: 160, page: 1 }],
  ['w=7&page=-1', { width: 560, page: 1 }],
])('the query ?%s asks for %j', (query, size) => {
  expect(parseThumbnailSize(new URLSearchParams(query))).toEqual(size)
})
