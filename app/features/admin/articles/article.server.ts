import { undefinedIfUnknown } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import type { AdminArticleDetails } from '#contract/admin/admin-article'

/** What is asked before it is done. */
const confirmations = ['withdraw', 'delete'] as const

export type ArticleView = {
  /** Undefined for a new one. */
  article: AdminArticleDetails | undefined
  confirming: (typeof confirmations)[number] | undefined
  /** Names the version that was just restored. */
  restored: string | undefined
  /** The revision that the form was just saved as. */
  saved: number | undefined
}

/** Loads an article for its editor; undefined for an unknown one. */
export async function loadArticle(
  api: ApiClient,
  id: string,
  searchParams: URLSearchParams,
): Promise<ArticleView | undefined> {
  const confirming = confirmations.find((one) => one === searchParams.get('do'))
  const restored = searchParams.get('restored') ?? undefined
  const saved = Number(searchParams.get('saved')) || undefined
  if (id === 'new') return { article: undefined, confirming: undefined, restored, saved }
  const article = await undefinedIfUnknown(api.call('readArticleAsAdmin', { id }))
  return article && { article, confirming, restored, saved }
}
