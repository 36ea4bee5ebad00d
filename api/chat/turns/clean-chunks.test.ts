import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '#contract/validation/clean-text'
import { createChunkCleaner } from './clean-chunks'

test('a text in chunks is cleaned like a whole one, wherever it is split', () => {
  const letters = fc.constantFrom('字', 'a', '\r', '\n', '😀', '\u200b', '\u0000', '\t', '\u202e')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), fc.array(fc.nat(24)), (written, cuts) => {
      const text = `${written.join('')}。`
      const places = [...new Set(cuts.map((cut) => cut % text.length))].sort((a, b) => a - b)
      const clean = createChunkCleaner()
      const pieces = [0, ...places].map((from, at) => text.slice(from, [...places, text.length][at]))
      expect(pieces.map(clean).join('')).toBe(cleanText(text))
    }),
  )
})
