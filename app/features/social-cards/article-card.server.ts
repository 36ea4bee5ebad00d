import type { ApiClient } from '#app/api-client/api-client'
import { readPhoto } from '#app/preview/photo-cache.server'
import { articleFacts, type Article } from './article-facts'
import { cardOf, type CardContent, cardText as t } from './card-content.server'
import { cropCover } from './card-pictures.server'

/** The card of an article: its picture, else its headings, else its summary. */
export async function loadArticleCard(api: ApiClient, article: Article): Promise<CardContent> {
  const { type, title, summary, minutes, cover } = article
  const picture = cover && (await readPhoto(api, cover.id))
  const headings = article.headings.map(({ text }) => plainText(text))
  const lines = headings.length > 1 ? headings : [summary]
  const words = { kind: t(`blogs:types.${type}`), title }
  return {
    card: cardOf({
      ...words,
      note: [t('blogs:minutes', { count: minutes })],
      shown: picture
        ? { what: 'cover' }
        : { what: 'contents', title: headings.length > 1 ? t('blogs:contents') : '', lines },
    }),
    ...(picture && { pictures: async () => [await cropCover(picture)] }),
    facts: articleFacts(article),
  }
}

/** A heading without its Markdown: signs of emphasis and code, and the address of a link. */
function plainText(markdown: string): string {
  return markdown.replaceAll(/\]\([^()\s]*\)/g, '').replaceAll(/[*`[\]]/g, '')
}
