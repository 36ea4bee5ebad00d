import type { ApiClient } from '#app/api-client/api-client'
import { readPhoto } from '#app/preview/photo-cache.server'
import type { Language } from '#contract/validation/field-error-codes'
import { articleFacts, type Article } from './article-facts'
import { cardOf, type CardContent, cardTexts } from './card-content.server'
import { cropCover } from './card-pictures.server'

/** The card of an article: its picture, else its headings, else its summary. */
export async function loadArticleCard(
  api: ApiClient,
  article: Article,
  language: Language,
): Promise<CardContent> {
  const t = cardTexts(language)
  const { type, title, summary, minutes, cover } = article
  const picture = cover && (await readPhoto(api, cover.id))
  const headings = article.headings.map(({ text }) => plainText(text))
  const lines = headings.length > 1 ? headings : [summary]
  const words = { kind: t(`blogs:types.${type}`), title }
  return {
    card: cardOf({
      ...words,
      language,
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
