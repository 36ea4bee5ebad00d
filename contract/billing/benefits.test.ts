import { expect, test } from 'vitest'
import { remainingPointsOf } from './benefits'

test.each([
  [{ 3: 2, 5: 1, 6: 4 }, 7],
  [{ 1: 9, 2: 9, 6: 0 }, 0],
  [{ 3: -1, 5: 1, 6: 4 }, -1],
  [{}, 0],
])('of the benefits %j, %i points remain', (benefits, left) => {
  expect(remainingPointsOf({ benefits })).toBe(left)
})
