import type { Blog, BlogPage, BlogSummary, BlogType, PlacedBlog } from '#contract/blog'

const perPage = 10

/** The newest first; of one day by id, so that the order is the same on every machine. */
export function inOrder(blogs: readonly Blog[]): Blog[] {
  return [...blogs].sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}

/** One page of those in order; a page behind the last one is empty. */
export function pageOf(
  ordered: readonly Blog[],
  { type, page }: { type?: BlogType | undefined; page: number },
): BlogPage {
  const wanted = ordered.filter((blog) => !type || blog.type === type)
  return {
    blogs: wanted.slice((page - 1) * perPage, page * perPage).map(summaryOf),
    page,
    pages: Math.max(1, Math.ceil(wanted.length / perPage)),
  }
}

/** An article among the others; undefined when there is none of this id. */
export function placedIn(ordered: readonly Blog[], id: string): PlacedBlog | undefined {
  const blog = ordered.find((one) => one.id === id)
  if (!blog) return undefined
  const ofType = ordered.filter(({ type }) => type === blog.type)
  const at = ofType.indexOf(blog)
  return {
    ...blog,
    newer: neighbour(ofType[at - 1]),
    older: neighbour(ofType[at + 1]),
    related: ordered
      .filter((other) => other !== blog)
      .map((other) => ({ other, alike: likeness(blog, other) }))
      .filter(({ alike }) => alike > 0)
      .sort((a, b) => b.alike - a.alike)
      .slice(0, 3)
      .map(({ other }) => summaryOf(other)),
  }
}

/** Shared tags count most; the same type decides between equals. */
function likeness(blog: Blog, other: Blog): number {
  const shared = blog.tags.filter((tag) => other.tags.includes(tag)).length
  return shared * 2 + (blog.type === other.type ? 1 : 0)
}

function neighbour(blog: Blog | undefined) {
  return blog ? { id: blog.id, title: blog.title } : null
}

export function summaryOf({ text: _, ...summary }: Blog): BlogSummary {
  return summary
}
