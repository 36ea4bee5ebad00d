import { expect, test } from 'vitest'
import { startOnIntent } from './start-on-intent'

test('what runs before any intent is small', () => {
  expect(Buffer.byteLength(startOnIntent)).toBeLessThan(1_200)
})

test('it can stand inside a script element', () => {
  expect(startOnIntent).not.toMatch(/<\/|<!--/)
  expect(() => new Function(startOnIntent)).not.toThrow()
})
