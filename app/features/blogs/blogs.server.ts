import { undefinedIfUnknown } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { BlogType } from '#contract/catalogue/blog'
import { renderArticle } from './render-article.server'

/** Loads one page of the articles of a type; undefined for an unknown type or page. */
export async function loadBlogs(api: ApiClient, params: { type: string | undefined; page: string | null }) {
  const type = BlogType.safeParse(params.type)
  const page = /^[1-9]\d{0,2}$/.test(params.page ?? '1') ? Number(params.page ?? '1') : undefined
  if (!type.success || !page) return undefined
  const listed = await api.call('listBlogs', { type: type.data, page })
  return page > listed.pages ? undefined : { type: type.data, ...listed }
}
export type BlogsView = NonNullable<Awaited<ReturnType<typeof loadBlogs>>>

/** Loads an article, or a draft of one, as HTML; undefined for an unknown id. */
export async function loadBlog(
  api: ApiClient,
  id: string,
  callName: 'readBlog' | 'readBlogDraft' = 'readBlog',
) {
  const found = await undefinedIfUnknown(api.call(callName, { id }))
  if (!found) return undefined
  const { text, ...blog } = found
  return { ...blog, ...renderArticle(text) }
}
export type BlogView = NonNullable<Awaited<ReturnType<typeof loadBlog>>>

/** Loads all articles, newest first. */
export async function loadAllBlogs(api: ApiClient) {
  const first = await api.call('listBlogs', {})
  const otherPages = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, n) => api.call('listBlogs', { page: n + 2 })),
  )
  return [first, ...otherPages].flatMap(({ blogs }) => blogs)
}
