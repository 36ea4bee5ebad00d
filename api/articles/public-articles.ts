import type { Blog } from '#contract/catalogue/blog'
import { fillPlanNumbers } from '../catalogue/fill-plan-numbers'
import { sortArticles } from '../catalogue/list-blogs'
import type { Db } from '../db/schema/tables'
import type { Dependencies } from '../dependencies'
import { listProducts } from '../membership/plans-and-products/products.queries'
import { toBlog } from './article-content'
import { visibleContent, type Article, type ArticleFile } from './article-state'
import { listArticles, listPublications } from './articles.queries'

/** The articles of the release by slug, with those that nobody shall see yet. */
export function articleFiles({ blogs, drafts }: Pick<Dependencies, 'blogs' | 'drafts'>) {
  return new Map<string, ArticleFile>([
    ...drafts.map((blog) => [blog.id, { blog, isDraft: true }] as const),
    ...blogs.map((blog) => [blog.id, { blog, isDraft: false }] as const),
  ])
}

/** What readers see, the newest first: the files, and in their place what admins published or withdrew. */
export function mergeArticles(
  files: ReadonlyMap<string, ArticleFile>,
  articles: readonly Article[],
  now: number,
): Blog[] {
  const visible = new Map<string, Blog>()
  for (const [slug, { blog, isDraft }] of files) if (!isDraft) visible.set(slug, blog)
  for (const article of articles) {
    const content = visibleContent(article, files.get(article.slug), now)
    if (content === undefined) visible.delete(article.slug)
    else if (content !== 'file') visible.set(article.slug, toBlog(article.slug, content))
  }
  return sortArticles([...visible.values()])
}

/** Another text whenever readers see something else than before: published, withdrawn, or its time has come. */
export async function readArticlesVersion(db: Db, now: number): Promise<string> {
  const publications = await listPublications(db)
  return publications
    .map(({ publication, scheduled_at: at }) => `${publication}${at !== null && at <= now ? '+' : ''}`)
    .join(' ')
}

/** Reads what readers see, with the numbers of the plans as they are; it is put together anew only when it has changed. */
export function createPublicArticles({ db, clock, ...catalogue }: Dependencies): () => Promise<Blog[]> {
  const files = articleFiles(catalogue)
  let merged: { version: string; blogs: Blog[] } | undefined
  return async () => {
    const now = clock()
    const [written, plans] = await Promise.all([readArticlesVersion(db, now), listProducts(db)])
    const version = JSON.stringify([written, plans])
    if (merged?.version !== version) {
      const articles = written === '' ? [] : await listArticles(db)
      const blogs = mergeArticles(files, articles, now).map((blog) => fillPlanNumbers(blog, plans))
      merged = { version, blogs }
    }
    return merged.blogs
  }
}
