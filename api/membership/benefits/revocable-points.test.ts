import { expect, test } from 'vitest'
import { revocablePoints } from './revocable-points'

test.each([
  [10, 11, 10],
  [10, 4, 4],
  [10, 0, 0],
  [0, 1, 0],
  [10, -1, 10],
  [-3, 0, 0],
])('of %i granted points with %i left, %i can be revoked', (given, left, takeable) => {
  expect(revocablePoints(given, left)).toBe(takeable)
})
