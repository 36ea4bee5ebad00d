import type { ArticleContent, ArticleSaveInput } from '#contract/admin/admin-article'
import type { AuditAction } from '#contract/admin/audit'
import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import { insertAdminAudit } from '../admin/audit-log.queries'
import { runTransaction } from '../db/transaction-retry'
import { mapUniqueViolation } from '../db/unique-violation'
import type { Db } from '../db/schema/tables'
import type { Dependencies } from '../dependencies'
import { ApiError, invalidFields } from '../http/api-error'
import { newShortId } from '../ids-and-hashes'
import { contentOfFile } from './article-content'
import { isSameContent, isSlugFixed, type Article, type ArticleFile } from './article-state'
import {
  findVersion,
  insertArticle,
  insertVersion,
  listSlugs,
  lockArticle,
  updateArticle,
} from './articles.queries'
import { suggestSlug } from './suggest-slug'

type Files = ReadonlyMap<string, ArticleFile>
type Save = { content: ArticleContent; slug: string; action: AuditAction }
/** Who changes something when. */
export type Change = { adminId: string; at: number }

/**
 * The article under an id as it is stored, else as it stands in its file: revision 0, nothing stored yet.
 * @throws ApiError -8001
 */
export function requireArticle(stored: Article | undefined, id: string, files: Files): Article {
  const file = files.get(id)
  if (stored) return stored
  if (!file) throw new ApiError(ApiCodes.notFound, 'blogGone')
  return { ...newArticle(id, id, contentOfFile(file.blog)), updated_by: null }
}

function newArticle(id: string, slug: string, draft: ArticleContent): Article {
  const nothing = { published: null, scheduled: null, scheduledAt: null, isWithdrawn: false }
  return { ...nothing, id, slug, draft, revision: 0, publication: '', updated_at: 0, updated_by: null }
}

/** Stores what stood in a file so far, as revision 0. */
export async function storeFile(trx: Db, article: Article, at: number): Promise<void> {
  await mapUniqueViolation(insertArticle(trx, { ...article, updated_at: at }))
  await insertVersion(trx, { ...article, updated_at: at }, null)
}

/**
 * Saves what is being written; readers see nothing of it. Without a change it is no new revision.
 * @throws ApiError -8002 when another text was saved since, -8000 for an address that is taken
 */
export function saveArticle(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  files: Files,
  adminId: string,
  { id, seen, slug, ...content }: ArticleSaveInput,
): Promise<{ id: string; revision: number }> {
  return runTransaction(db, async (trx) => {
    const by = { adminId, at: clock() }
    if (id !== '') {
      const article = requireArticle(await lockArticle(trx, id), id, files)
      return saveRevision(trx, files, { article, seen, by }, { content, slug, action: 'articleSaved' })
    }
    const taken = await takenSlugs(trx, files, '')
    if (slug && taken.has(slug)) throw invalidFields({ slug: fieldError('slugTaken') })
    const freeSlug = slug || suggestSlug(content.title, (one) => taken.has(one))
    const article = { ...newArticle(newShortId(), freeSlug, content), revision: 1 }
    const written = { ...article, updated_at: by.at, updated_by: adminId }
    await mapUniqueViolation(insertArticle(trx, written))
    await insertVersion(trx, written, adminId)
    await audit(trx, 'articleSaved', by, undefined, written)
    return { id: written.id, revision: written.revision }
  })
}

/** Makes an earlier text the one that is being written. @throws ApiError as saveArticle, -8001 for an unknown one */
export function restoreArticle(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  files: Files,
  adminId: string,
  { id, seen, revision }: { id: string; seen: number; revision: number },
): Promise<{ id: string; revision: number }> {
  return runTransaction(db, async (trx) => {
    const article = requireArticle(await lockArticle(trx, id), id, files)
    const content = await findVersion(trx, id, revision)
    if (!content) throw new ApiError(ApiCodes.notFound, 'articleVersionGone')
    const save: Save = { content, slug: article.slug, action: 'articleRestored' }
    return saveRevision(trx, files, { article, seen, by: { adminId, at: clock() } }, save)
  })
}

async function saveRevision(
  trx: Db,
  files: Files,
  { article, seen, by }: { article: Article; seen: number; by: Change },
  { content, slug, action }: Save,
): Promise<{ id: string; revision: number }> {
  if (article.revision !== seen) throw new ApiError(ApiCodes.conflict, 'articleMoved')
  const isFixed = isSlugFixed(article, files.get(article.slug))
  const newSlug = isFixed || slug === '' ? article.slug : slug
  if (newSlug === article.slug && isSameContent(content, article.draft))
    return { id: article.id, revision: article.revision }
  if (newSlug !== article.slug && (await takenSlugs(trx, files, article.id)).has(newSlug))
    throw invalidFields({ slug: fieldError('slugTaken') })
  const isStored = article.updated_at > 0
  if (!isStored) await storeFile(trx, article, by.at)
  const saved = {
    ...article,
    slug: newSlug,
    draft: content,
    revision: article.revision + 1,
    updated_at: by.at,
    updated_by: by.adminId,
  }
  await mapUniqueViolation(updateArticle(trx, saved))
  await insertVersion(trx, saved, by.adminId)
  await audit(trx, action, by, article, saved)
  return { id: saved.id, revision: saved.revision }
}

/** The addresses of all other articles. */
async function takenSlugs(trx: Db, files: Files, id: string): Promise<Set<string>> {
  const stored = (await listSlugs(trx)).filter((one) => one.id !== id)
  return new Set([...files.keys(), ...stored.map(({ slug }) => slug)])
}

function audit(
  trx: Db,
  action: AuditAction,
  { adminId, at }: Change,
  before: Article | undefined,
  after: Article,
) {
  const values = ({ draft, slug, revision }: Article) => ({ articleTitle: draft.title, slug, revision })
  return insertAdminAudit(trx, adminId, {
    action,
    subject: { kind: 'article', id: after.id },
    ...(before && { before: values(before) }),
    after: values(after),
    at,
  })
}
