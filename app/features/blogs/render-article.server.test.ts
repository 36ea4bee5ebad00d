import { expect, test } from 'vitest'
import { renderArticle } from './render-article.server'

test('renderArticle gives second-level headings an id and lists them', () => {
  const { html, headings } = renderArticle('开头\n\n## 先数一数\n\n甲\n\n## 再写 **下来**\n\n### 小节\n')
  expect(headings).toEqual([
    { id: 'part-1', text: '先数一数' },
    { id: 'part-2', text: '再写 **下来**' },
  ])
  expect(html).toContain('<h2 id="part-1">先数一数</h2>')
  expect(html).toContain('<h3>小节</h3>')
})

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['[按](javascript:alert(1))', 'href="javascript'],
  ['<img src=x onerror=alert(1)>', '<img'],
  ['[按](data:text/html,<script>)', 'href="data:text/html'],
])('renders %s harmless', (text, never) => {
  expect(renderArticle(text).html).not.toContain(never)
})

test('pictures of the photo store are shown, and only the descriptions of others', () => {
  const id = 'p'.repeat(32)
  expect(renderArticle(`![一<b>图](/photos/${id})`).html).toBe(
    `<p><img src="/photos/${id}" alt="一&lt;b&gt;图" loading="lazy"></p>\n`,
  )
  expect(renderArticle('看 ![外面的"图"](https://elsewhere.example/a.png)').html).toBe(
    '<p>看 外面的&quot;图&quot;</p>\n',
  )
})
