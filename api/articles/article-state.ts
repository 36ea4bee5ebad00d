import type { ArticleContent, ArticleState } from '#contract/admin/admin-article'
import type { Blog } from '#contract/catalogue/blog'
import { chinaDay } from '#contract/china-time'
import type { ArticleRow } from '../db/schema/article-tables'

/** A text that went out. `date`: its day of publication, which later texts of it keep. */
export type PublishedContent = ArticleContent & { date: string }

/** What decides what readers see of an article. */
export type Article = Pick<ArticleRow, 'id' | 'slug' | 'revision' | 'updated_at' | 'updated_by'> & {
  draft: ArticleContent
  published: PublishedContent | null
  scheduled: PublishedContent | null
  scheduledAt: number | null
  isWithdrawn: boolean
  publication: string
}

/** Its file, if it stands in one: `isDraft` when nobody shall see it yet. */
export type ArticleFile = { blog: Blog; isDraft: boolean }

/** What readers see now: undefined for nothing, `file` for what stands in its file. */
export function visibleContent(article: Article, file: ArticleFile | undefined, now: number) {
  if (article.scheduled && article.scheduledAt !== null && article.scheduledAt <= now)
    return article.scheduled
  if (article.isWithdrawn) return undefined
  return article.published ?? (file && !file.isDraft ? ('file' as const) : undefined)
}

export function articleState(article: Article, file: ArticleFile | undefined, now: number): ArticleState {
  if (visibleContent(article, file, now)) return 'published'
  if (article.scheduled) return 'scheduled'
  return article.isWithdrawn ? 'withdrawn' : 'draft'
}

/** A schedule whose time has come is an ordinary publication. */
export function settleSchedule(article: Article, now: number): Article {
  const { scheduled, scheduledAt } = article
  if (!scheduled || scheduledAt === null || scheduledAt > now) return article
  return { ...article, published: scheduled, scheduled: null, scheduledAt: null, isWithdrawn: false }
}

/** What was public once keeps its address, and so does what is about to be. */
export function isSlugFixed({ published, scheduled }: Article, file: ArticleFile | undefined): boolean {
  return published !== null || scheduled !== null || file !== undefined
}

/** The day that a text bears which goes out at `at`. */
function publicationDay({ published }: Article, file: ArticleFile | undefined, at: number): string {
  if (published) return published.date
  return file && !file.isDraft ? file.blog.date : chinaDay(at).name
}

/** Its present draft goes out now. */
export function publishDraft(article: Article, file: ArticleFile | undefined, now: number): Article {
  const published = { ...article.draft, date: publicationDay(article, file, now) }
  return { ...article, published, scheduled: null, scheduledAt: null, isWithdrawn: false }
}

/** Its present draft goes out at `at`; until then readers see what they see. */
export function scheduleDraft(article: Article, file: ArticleFile | undefined, at: number): Article {
  const scheduled = { ...article.draft, date: publicationDay(article, file, at) }
  return { ...article, scheduled, scheduledAt: at }
}

export function cancelSchedule(article: Article): Article {
  return { ...article, scheduled: null, scheduledAt: null }
}

/** Nobody sees it any longer, nor anything of it that was scheduled. */
export function withdraw(article: Article): Article {
  return { ...cancelSchedule(article), isWithdrawn: true }
}

/** Whether two texts are the same for readers. */
export function isSameContent(a: ArticleContent, b: ArticleContent): boolean {
  return contentText(a) === contentText(b)
}

function contentText({ type, title, summary, tags, text, cover, coverAlt }: ArticleContent): string {
  return JSON.stringify([type, title, summary, tags, text, cover, coverAlt])
}
