import type { ArticleContent } from '#contract/admin/admin-article'
import type { Blog } from '#contract/catalogue/blog'
import { readingMinutes } from '../catalogue/parse-blog'
import type { PublishedContent } from './article-state'

/** The text of a file as the editor has it. */
export function contentOfFile({ type, title, summary, tags, text, cover }: Blog): ArticleContent {
  return { type, title, summary, tags, text, cover: cover?.id ?? '', coverAlt: cover?.alt ?? '' }
}

/** A published text as readers get it. */
export function toBlog(slug: string, { cover, coverAlt, ...content }: PublishedContent): Blog {
  return {
    ...content,
    id: slug,
    minutes: readingMinutes(content.text),
    ...(cover && { cover: { id: cover, alt: coverAlt } }),
  }
}

/** The pictures of a Markdown text, in order. */
export function picturesOf(text: string): { alt: string; address: string }[] {
  return [...text.matchAll(/!\[([^[\]]*)\]\(([^()\s]*)/g)].map(([, alt = '', address = '']) => ({
    alt: alt.trim(),
    address,
  }))
}

/** The id of a picture of the photo store; undefined for any other address. */
export function pictureIdOf(address: string): string | undefined {
  return /^\/photos\/([A-Za-z0-9_-]{20,64})$/.exec(address)?.[1]
}

/** Everything of the photo store that a text holds. */
export function pictureIdsOf({ cover, text }: ArticleContent): string[] {
  const inText = picturesOf(text).flatMap(({ address }) => pictureIdOf(address) ?? [])
  return [...new Set(cover ? [cover, ...inText] : inText)]
}
