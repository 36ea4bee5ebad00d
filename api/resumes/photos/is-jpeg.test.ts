import { expect, test } from 'vitest'
import { isJpeg } from './is-jpeg'

test.each([
  ['ffd8ffe000104a464946ffd9', true],
  ['ffd8ffdbffd9', true],
  ['ffd8ffe000104a464946', false],
  ['89504e470d0a1a0affd9', false],
  ['ffd8', false],
  ['', false],
])('%s: %s', (hex, is) => {
  expect(isJpeg(Buffer.from(hex, 'hex'))).toBe(is)
})
