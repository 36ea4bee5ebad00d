import type { BlogSummary } from '#contract/catalogue/blog'
import { chinaNoon } from '#contract/china-time'

type Feed = { origin: string; title: string; description: string; blogs: readonly BlogSummary[] }

/** Returns an RSS 2.0 feed (rssboard.org/rss-specification). */
export function rssFeed({ origin, title, description, blogs }: Feed): string {
  const items = blogs.map(
    ({ id, title, summary, date }) => `    <item>
      <title>${escapeXml(title)}</title>
      <link>${origin}/blogs/detail/${id}</link>
      <guid>${origin}/blogs/detail/${id}</guid>
      <pubDate>${new Date(chinaNoon(date)).toUTCString()}</pubDate>
      <description>${escapeXml(summary)}</description>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${origin}/blogs/list/guide</link>
    <description>${escapeXml(description)}</description>
    <language>zh-CN</language>
${items.join('\n')}
  </channel>
</rss>
`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character]!)
}
