import { describe, expect, test } from 'vitest'
import type { PageArea } from '#app/preview/preview-protocol'
import { areaAt, topBelow } from './preview-form-sync'

const areas: PageArea[] = [
  ['s1', 1, 40, 100, 500, 300],
  ['s1-1', 1, 40, 120, 500, 80],
  ['s1-2', 1, 40, 200, 500, 200],
  ['s1-2', 2, 40, 40, 500, 60],
]

describe('areaAt', () => {
  test.each([
    [1, 60, 130, 's1-1'],
    [1, 60, 250, 's1-2'],
    [1, 60, 105, 's1'],
    [2, 60, 60, 's1-2'],
    [2, 60, 130, undefined],
    [1, 20, 130, undefined],
  ])('finds, on page %i at %i, %i: %s', (page, x, y, id) => {
    expect(areaAt(areas, { page, x, y })?.[0]).toBe(id)
  })
})

test('what begins below an area is not what it contains, stands beside it or is on another page', () => {
  const beside: PageArea = ['s2', 1, 560, 190, 100, 300]
  expect(topBelow(areas[1]!, [...areas, beside])).toBe(200)
  expect(topBelow(areas[0]!, [...areas, beside])).toBe(Infinity)
  expect(topBelow(areas[3]!, areas)).toBe(Infinity)
})
