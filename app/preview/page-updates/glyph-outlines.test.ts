import { expect, test } from 'vitest'
import { createGlyphOutlines } from './glyph-outlines'

test('returns the outline of every added glyph, and of no other', () => {
  const glyphs = createGlyphOutlines()
  glyphs.add({ g1: '<path id="g1" d="m0 0h1z"/>' })
  glyphs.add({ g2: '<path id="g2" d="m5 5v1z"/>' })
  expect(['g1', 'g2', 'g3'].map(glyphs.outline)).toEqual(['m0 0h1z', 'm5 5v1z', undefined])
})

test('returns images to whoever draws them', () => {
  const image = '<image id="i1" href="data:,"></image>'
  expect(createGlyphOutlines().add({ g1: '<path id="g1" d="m0 0h1z"/>', i1: image })).toEqual({ i1: image })
})
