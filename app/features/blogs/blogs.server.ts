import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { BlogType } from '#contract/blog'
import { articleHtml } from './article-html.server'

/** One page of the articles of a type; undefined for a type or a page that is not there. */
export async function loadBlogs(
  upstream: Upstream,
  asked: { type: string | undefined; page: string | null },
) {
  const type = BlogType.safeParse(asked.type)
  const page = /^[1-9]\d{0,2}$/.test(asked.page ?? '1') ? Number(asked.page ?? '1') : undefined
  if (!type.success || !page) return undefined
  const found = await upstream.call('listBlogs', { type: type.data, page })
  return page > found.pages ? undefined : { type: type.data, ...found }
}
export type BlogsView = NonNullable<Awaited<ReturnType<typeof loadBlogs>>>

/** An article, or a draft of one, ready to be read; undefined when there is none of this id. */
export async function loadBlog(
  upstream: Upstream,
  id: string,
  from: 'readBlog' | 'readBlogDraft' = 'readBlog',
) {
  try {
    const { text, ...blog } = await upstream.call(from, { id })
    return { ...blog, ...articleHtml(text) }
  } catch (error) {
    if (error instanceof UpstreamFailure && (error.isNotFound || error.isBadInput)) return undefined
    throw error
  }
}
export type BlogView = NonNullable<Awaited<ReturnType<typeof loadBlog>>>

/** Every article, the newest first. */
export async function loadAllBlogs(upstream: Upstream) {
  const first = await upstream.call('listBlogs', {})
  const more = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, n) => upstream.call('listBlogs', { page: n + 2 })),
  )
  return [first, ...more].flatMap(({ blogs }) => blogs)
}
