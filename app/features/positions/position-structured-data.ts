import type { PositionSample } from './positions.server'

type Page = { url: string; title: string; description: string; language: 'zh' | 'en' }
type Site = { origin: string; siteName: string }

/** The page of a position with a finished resume as structured data (schema.org/Article). */
export function positionStructuredData(
  { url, title, description, language }: Page,
  sample: PositionSample,
  { origin, siteName }: Site,
) {
  const publisher = { '@type': 'Organization', name: siteName, url: origin }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    mainEntityOfPage: url,
    headline: title,
    description,
    inLanguage: language === 'zh' ? 'zh-CN' : 'en',
    image: `${origin}/thumbnails/samples/${sample.id}`,
    author: publisher,
    publisher,
  }
}
