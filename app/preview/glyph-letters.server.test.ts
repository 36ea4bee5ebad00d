import { expect, test } from 'vitest'
import { handleGlyphLetters } from './glyph-letters.server'

const typesetter = { letters: (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, '字'])) }
const answer = (body: string) =>
  handleGlyphLetters(new Request('http://a.test', { method: 'POST', body }), { typesetter })

test('the letters of glyphs are answered by their ids', async () => {
  const response = await answer(JSON.stringify({ glyphs: ['g1a', 'g2b'] }))
  expect(await response.json()).toEqual({ letters: { g1a: '字', g2b: '字' } })
})

test.each([
  '',
  '[]',
  '{"glyphs":"g1a"}',
  JSON.stringify({ glyphs: Array(5_001).fill('g1a') }),
  JSON.stringify({ glyphs: ['g'.repeat(7)] }),
])('a body that is no list of glyphs of a page is refused: %.30s', async (body) => {
  expect((await answer(body)).status).toBe(400)
})
