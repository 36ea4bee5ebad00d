import { expect, test } from 'vitest'
import { decideSave } from './decide-save'

test.each([
  [3, 3, false, 'save'],
  [3, 3, true, 'save'],
  [3, 4, false, 'newer exists'],
  [3, 4, true, 'already saved'],
  [3, 5, true, 'newer exists'],
  [4, 3, false, 'newer exists'],
  [4, 3, true, 'newer exists'],
] as const)('base %d, stored %d, same content %s: %s', (madeFrom, storedRevision, sameContent, verdict) => {
  expect(decideSave({ baseRevision: madeFrom, storedRevision, isSameContent: sameContent })).toBe(verdict)
})
