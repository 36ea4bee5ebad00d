import { expect, test } from 'vitest'
import { hasFreeSlot } from './has-free-slot'

test.each([
  [0, 3, true],
  [2, 3, true],
  [3, 3, false],
  [7, 3, false],
  [0, 0, false],
  [1_000, -1, true],
])('%d live of %d: %s', (live, limit, hasSlot) => {
  expect(hasFreeSlot(live, limit)).toBe(hasSlot)
})
