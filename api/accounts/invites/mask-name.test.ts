import { expect, test } from 'vitest'
import { maskName } from './mask-name'

test.each([
  ['用户8000', '用*'],
  ['林', '林*'],
  ['🌷小雨', '🌷*'],
  ['', ''],
])('%s: %s', (nickname, masked) => {
  expect(maskName(nickname)).toBe(masked)
})
