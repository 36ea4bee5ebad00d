import { expect, test } from 'vitest'
import { UNLIMITED } from '#contract/billing/benefits'
import { canUseTemplate } from './can-use-template'

test.each([
  ['free', 0, true],
  ['free', UNLIMITED, true],
  ['all', 0, false],
  ['all', 1, true],
  ['all', UNLIMITED, true],
] as const)('a template of level %s with a benefit of %i is available: %s', (level, given, open) => {
  expect(canUseTemplate(level, given)).toBe(open)
})
