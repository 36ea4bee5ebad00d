import type { AdminArticle } from '#contract/admin/admin-article'
import type { AdminListQuery } from '#contract/admin/admin-list-calls'
import { ApiCodes } from '#contract/http/api-codes'
import { chinaDay, chinaNoon } from '#contract/china-time'
import { listSubjectAudit } from '../admin/audit-log.queries'
import { findUser } from '../accounts/users/users.queries'
import { fillPlanNumbers } from '../catalogue/fill-plan-numbers'
import { readingMinutes } from '../catalogue/parse-blog'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import type { Handlers } from '../http/call-handler'
import { listProducts } from '../membership/plans-and-products/products.queries'
import { contentOfFile } from './article-content'
import {
  articleState,
  isSameContent,
  isSlugFixed,
  settleSchedule,
  visibleContent,
  type Article,
} from './article-state'
import { findArticle, findVersion, listArticles, listVersions } from './articles.queries'
import { changeArticle } from './change-article'
import { pageOfArticles } from './page-of-articles'
import { articleFiles } from './public-articles'
import { requireArticle, restoreArticle, saveArticle } from './save-article'

/** Articles as admins write them: those of the release, and their own. */
export function adminArticleRoutes(deps: Dependencies) {
  const { db, clock } = deps
  const files = articleFiles(deps)

  function toRow(found: Article, by: string | null): AdminArticle {
    const now = clock()
    const file = files.get(found.slug)
    const article = settleSchedule(found, now)
    const visible = visibleContent(article, file, now)
    const shown = visible === 'file' ? contentOfFile(file!.blog) : visible
    const date = visible === 'file' ? file!.blog.date : (article.published ?? article.scheduled)?.date
    const { id, slug, draft, scheduledAt, updated_at: updatedAt } = article
    return {
      ...{ id, slug, scheduledAt, by, type: draft.type, title: draft.title },
      state: articleState(article, file, now),
      date: date ?? null,
      hasChanges: shown !== undefined && !isSameContent(shown, draft),
      isFile: file !== undefined,
      updatedAt: updatedAt || chinaNoon(file!.blog.date),
    }
  }

  async function listRows(): Promise<AdminArticle[]> {
    const stored = await listArticles(db)
    const slugs = new Set(stored.map(({ slug }) => slug))
    const untouched = [...files.keys()].filter((slug) => !slugs.has(slug))
    return [
      ...stored.map(({ nickname, ...article }) => toRow(article, nickname)),
      ...untouched.map((slug) => toRow(requireArticle(undefined, slug, files), null)),
    ]
  }

  return {
    listArticlesAsAdmin: async (query: AdminListQuery<'listArticlesAsAdmin'>) =>
      pageOfArticles(await listRows(), query),

    async readArticleAsAdmin({ id }) {
      const article = requireArticle(await findArticle(db, id), id, files)
      const versions = await listVersions(db, id)
      const editor = article.updated_by === null ? undefined : await findUser(db, article.updated_by)
      return {
        ...toRow(article, editor?.nickname ?? null),
        revision: article.revision,
        content: article.draft,
        isSlugFixed: isSlugFixed(article, files.get(article.slug)),
        versions: versions.map(({ revision, content, nickname, saved_at, published_at }) => ({
          revision,
          title: content.title,
          length: content.text.length,
          by: nickname,
          savedAt: saved_at,
          publishedAt: published_at,
        })),
        history: await listSubjectAudit(db, { kind: 'article', id }),
      }
    },

    async previewArticle({ id, revision }) {
      const article = requireArticle(await findArticle(db, id), id, files)
      const content = revision === undefined ? article.draft : await findVersion(db, id, revision)
      if (!content) throw new ApiError(ApiCodes.notFound, 'articleVersionGone')
      const date = toRow(article, null).date ?? chinaDay(clock()).name
      return {
        ...fillPlanNumbers(content, await listProducts(db)),
        date,
        minutes: readingMinutes(content.text),
      }
    },

    saveArticle: (input, { userId }) => saveArticle(deps, files, userId, input),

    restoreArticle: (input, { userId }) => restoreArticle(deps, files, userId, input),

    async changeArticle(input, { userId }) {
      await changeArticle(deps, files, userId, input)
      return {}
    },
  } satisfies Partial<Handlers>
}
