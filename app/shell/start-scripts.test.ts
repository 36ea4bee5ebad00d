import { expect, test } from 'vitest'
import { startScripts } from './start-scripts'

test('what runs before all others is small', () => {
  expect(Buffer.byteLength(startScripts)).toBeLessThan(2_100)
})

test('it can stand inside a script element', () => {
  expect(startScripts).not.toMatch(/<\/|<!--/)
  expect(() => new Function(startScripts)).not.toThrow()
})
