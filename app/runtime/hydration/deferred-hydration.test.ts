import { expect, test } from 'vitest'
import { script as startScripts } from './deferred-hydration.inline.ts?inline-script'

test('what runs before all others is small', () => {
  expect(Buffer.byteLength(startScripts)).toBeLessThan(1_420)
})

test('it can stand inside a script element', () => {
  expect(startScripts).not.toMatch(/<\/|<!--/)
  expect(() => new Function(startScripts)).not.toThrow()
})
