import { expect, test } from 'vitest'
import { rssFeed } from './rss-feed'

test('an RSS feed has one item per article, with its text escaped', () => {
  const xml = rssFeed({
    origin: 'https://cv.example.com',
    title: '智能简历',
    description: '文章',
    blogs: [
      {
        id: 'numbers',
        type: 'writing',
        title: 'A < B & C',
        summary: '</item> 也只是文字而已',
        date: '2026-11-02',
        tags: ['简历'],
        minutes: 3,
      },
    ],
  })
  expect(xml.match(/<item>/g)).toHaveLength(1)
  expect(xml.match(/<\/item>/g)).toHaveLength(1)
  expect(xml).toContain('<title>A &lt; B &amp; C</title>')
  expect(xml).toContain('&lt;/item&gt; 也只是文字而已')
  expect(xml).toContain('<pubDate>Mon, 02 Nov 2026 04:00:00 GMT</pubDate>')
  expect(xml).toContain('<guid>https://cv.example.com/blogs/detail/numbers</guid>')
})
