import { expect, test } from 'vitest'
import { chargeNote } from './charge-note'

test.each([
  [true, -1, undefined],
  [false, -1, undefined],
  [true, 1, 'opens'],
  [false, 1, 'open'],
  [false, 0, 'open'],
  [true, 0, 'usedUp'],
] as const)('a download with charged %s and %i left gets the note %s', (charged, left, note) => {
  expect(chargeNote({ charged, left, openUntil: charged ? null : 1 })).toBe(note)
})
