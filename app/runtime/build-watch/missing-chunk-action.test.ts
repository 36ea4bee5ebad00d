import { expect, test } from 'vitest'
import { missingChunkAction } from './missing-chunk-action'

test.each([
  [0, 20_000, false, 'reload'],
  [0, 20_000, true, 'ask'],
  [10_001, 20_000, false, 'say'],
  [10_001, 20_000, true, 'say'],
  [10_000, 20_000, false, 'reload'],
] as const)(
  'last reload at %i, now %i, unsaved changes %s: the action is %s',
  (last, now, isUnsaved, answer) => {
    expect(missingChunkAction(last, now, isUnsaved)).toBe(answer)
  },
)
