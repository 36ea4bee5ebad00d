import { expect, test } from 'vitest'
import { chargeNote } from './charge-note'

test.each([
  [true, -1, undefined],
  [false, -1, undefined],
  [null, -1, undefined],
  [true, 1, 'onceEach'],
  [null, 1, 'onceEach'],
  [false, 1, 'again'],
  [false, 0, 'again'],
  [true, 0, 'usedUp'],
  // It may be free: only the press can tell.
  [null, 0, 'onceEach'],
] as const)('a download that is charged (%s) with %i left needs the note %s', (charged, left, note) => {
  expect(chargeNote({ charged, left })).toBe(note)
})
