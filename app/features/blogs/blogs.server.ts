import { undefinedIfUnknown } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { BlogType } from '#contract/catalogue/blog'
import { renderArticle } from './render-article.server'

/** Loads one page of the articles of a type; undefined for an unknown type or page. */
export async function loadBlogs(api: ApiClient, params: { type: string | undefined; page: string | null }) {
  const type = BlogType.safeParse(params.type)
  const page = /^[1-9]\d{0,2}$/.test(params.page ?? '1') ? Number(params.page ?? '1') : undefined
  if (!type.success || !page) return undefined
  const [listed, types] = await Promise.all([
    api.call('listBlogs', { type: type.data, page }),
    api.call('listBlogTypes', {}),
  ])
  return page > listed.pages ? undefined : { type: type.data, types, ...listed }
}
export type BlogsView = NonNullable<Awaited<ReturnType<typeof loadBlogs>>>

/** Loads an article as HTML; undefined for an unknown id. */
export async function loadBlog(api: ApiClient, id: string) {
  const found = await undefinedIfUnknown(api.call('readBlog', { id }))
  if (!found) return undefined
  const { text, ...blog } = found
  return { ...blog, ...renderArticle(text) }
}
export type BlogView = NonNullable<Awaited<ReturnType<typeof loadBlog>>>

/** Loads what an admin is writing, or an earlier text of it, as its page will show it. */
export async function loadBlogPreview(
  api: ApiClient,
  id: string,
  revision: number | undefined,
): Promise<BlogView | undefined> {
  const found = await undefinedIfUnknown(
    api.call('previewArticle', { id, ...(revision !== undefined && { revision }) }),
  )
  if (!found) return undefined
  const { text, cover, coverAlt, ...content } = found
  return {
    ...content,
    ...renderArticle(text),
    id,
    ...(cover && { cover: { id: cover, alt: coverAlt } }),
    newer: null,
    older: null,
    related: [],
  }
}

/** Loads all articles, newest first. */
export async function loadAllBlogs(api: ApiClient) {
  const first = await api.call('listBlogs', {})
  const otherPages = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, n) => api.call('listBlogs', { page: n + 2 })),
  )
  return [first, ...otherPages].flatMap(({ blogs }) => blogs)
}
