import { expect, test } from 'vitest'
import { script as startScripts } from './deferred-hydration.inline.ts?inline-script'

test('the first inline script is smaller than 1,420 bytes', () => {
  expect(Buffer.byteLength(startScripts)).toBeLessThan(1_420)
})

test('the first inline script is valid inside a script element', () => {
  expect(startScripts).not.toMatch(/<\/|<!--/)
  expect(() => new Function(startScripts)).not.toThrow()
})
