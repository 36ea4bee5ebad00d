import { expect, test } from 'vitest'
import { script as startScripts } from './deferred-hydration.inline.ts?inline-script'

test('the first inline script is small', () => {
  expect(Buffer.byteLength(startScripts)).toBeLessThan(1_420)
})

test('the first inline script can stand inside a script element', () => {
  expect(startScripts).not.toMatch(/<\/|<!--/)
  expect(() => new Function(startScripts)).not.toThrow()
})
