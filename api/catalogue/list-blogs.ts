import type { Blog, BlogPage, BlogSummary, BlogType, BlogDetails } from '#contract/catalogue/blog'
import { BLOG_TYPES } from '#contract/catalogue/blog-types'

const pageSize = 10

/** Newest first; articles of one day by id, so that the order is the same on every machine. */
export function sortArticles(blogs: readonly Blog[]): Blog[] {
  return [...blogs].sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}

/** One page of the sorted articles; a page behind the last one is empty. */
export function paginateArticles(
  sorted: readonly Blog[],
  { type, page }: { type?: BlogType | undefined; page: number },
): BlogPage {
  const matching = sorted.filter((blog) => !type || blog.type === type)
  return {
    blogs: matching.slice((page - 1) * pageSize, page * pageSize).map(toSummary),
    page,
    pages: Math.max(1, Math.ceil(matching.length / pageSize)),
  }
}

/** The types that have an article, in the order of lists. */
export function articleTypes(blogs: readonly Blog[]): BlogType[] {
  return BLOG_TYPES.filter((type) => blogs.some((blog) => blog.type === type))
}

/** An article with its neighbours and related articles; undefined for an unknown id. */
export function withNeighbours(sorted: readonly Blog[], id: string): BlogDetails | undefined {
  const blog = sorted.find((one) => one.id === id)
  if (!blog) return undefined
  const ofType = sorted.filter(({ type }) => type === blog.type)
  const at = ofType.indexOf(blog)
  return {
    ...blog,
    newer: neighbour(ofType[at - 1]),
    older: neighbour(ofType[at + 1]),
    related: sorted
      .filter((other) => other !== blog)
      .map((other) => ({ other, score: similarity(blog, other) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, 3)
      .map(({ other }) => toSummary(other)),
  }
}

/** Shared tags count most; the same type breaks ties. */
function similarity(blog: Blog, other: Blog): number {
  const shared = blog.tags.filter((tag) => other.tags.includes(tag)).length
  return shared * 2 + (blog.type === other.type ? 1 : 0)
}

function neighbour(blog: Blog | undefined) {
  return blog ? { id: blog.id, title: blog.title } : null
}

function toSummary({ text: _, ...summary }: Blog): BlogSummary {
  return summary
}
