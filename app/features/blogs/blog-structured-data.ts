import type { BlogSummary } from '#contract/catalogue/blog'

type Site = { origin: string; siteName: string }

/** An article as structured data (schema.org/BlogPosting). */
export function blogStructuredData(
  { id, title, summary, date, tags, cover }: BlogSummary,
  { origin, siteName }: Site,
) {
  const publisher = { '@type': 'Organization', name: siteName, url: origin }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: `${origin}/blogs/detail/${id}`,
    headline: title,
    description: summary,
    datePublished: date,
    keywords: tags.join(','),
    inLanguage: 'zh-CN',
    ...(cover && { image: `${origin}/photos/${cover.id}` }),
    author: publisher,
    publisher,
  }
}
