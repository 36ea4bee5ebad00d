import { ArticleContent } from '#contract/admin/admin-article'
import { locksRows } from '../db/dialects'
import { insertIfNew } from '../db/insert-if-new'
import type { ArticleRow } from '../db/schema/article-tables'
import type { Db } from '../db/schema/tables'
import { pictureIdsOf } from './article-content'
import type { Article, PublishedContent } from './article-state'

/** Earlier texts of one article that are kept. */
const maxVersions = 200

export async function listArticles(db: Db): Promise<(Article & { nickname: string | null })[]> {
  const rows = await db
    .selectFrom('articles')
    .leftJoin('users', 'users.id', 'articles.updated_by')
    .selectAll('articles')
    .select('users.nickname')
    .execute()
  return rows.map(({ nickname, ...row }) => ({ ...toArticle(row), nickname }))
}

/** Of each article that readers see otherwise than its file: a name of what they see, and when that changes by itself. */
export async function listPublications(db: Db) {
  return db
    .selectFrom('articles')
    .select(['publication', 'scheduled_at'])
    .where('publication', '!=', '')
    .orderBy('publication')
    .execute()
}

export async function findArticle(db: Db, id: string): Promise<Article | undefined> {
  const row = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toArticle(row)
}

/** The same, for use in the transaction that changes it. */
export async function lockArticle(db: Db, id: string): Promise<Article | undefined> {
  const query = db.selectFrom('articles').selectAll().where('id', '=', id)
  const row = await (locksRows(db) ? query.forUpdate() : query).executeTakeFirst()
  return row && toArticle(row)
}

export async function listSlugs(db: Db): Promise<{ id: string; slug: string }[]> {
  return db.selectFrom('articles').select(['id', 'slug']).execute()
}

export async function insertArticle(db: Db, article: Article): Promise<void> {
  await db.insertInto('articles').values(toRow(article)).execute()
}

export async function updateArticle(db: Db, article: Article): Promise<void> {
  await db.updateTable('articles').set(toRow(article)).where('id', '=', article.id).execute()
}

/** With its texts; its pictures go with the next cleanup. */
export async function deleteArticle(db: Db, id: string): Promise<void> {
  await db.deleteFrom('articles').where('id', '=', id).execute()
}

/** Stores a text of an article, remembers its pictures, and drops the oldest text of too many. */
export async function insertVersion(
  db: Db,
  { id, revision, draft, updated_at }: Article,
  savedBy: string | null,
): Promise<void> {
  await db
    .insertInto('article_versions')
    .values({
      article_id: id,
      revision,
      content: JSON.stringify(draft),
      saved_at: updated_at,
      saved_by: savedBy,
      published_at: null,
    })
    .execute()
  for (const photo_id of pictureIdsOf(draft))
    await insertIfNew(db, 'article_pictures', { article_id: id, photo_id })
  await db
    .deleteFrom('article_versions')
    .where('article_id', '=', id)
    .where('revision', '<=', revision - maxVersions)
    .execute()
}

export async function markVersionPublished(db: Db, { id, revision }: Article, at: number): Promise<void> {
  await db
    .updateTable('article_versions')
    .set({ published_at: at })
    .where('article_id', '=', id)
    .where('revision', '=', revision)
    .execute()
}

/** The saved texts of an article, newest first, each with the nickname of who saved it. */
export async function listVersions(db: Db, id: string) {
  const rows = await db
    .selectFrom('article_versions')
    .leftJoin('users', 'users.id', 'article_versions.saved_by')
    .selectAll('article_versions')
    .select('users.nickname')
    .where('article_id', '=', id)
    .orderBy('revision', 'desc')
    .execute()
  return rows.map(({ content, ...row }) => ({ ...row, content: parseContent(content) }))
}

export async function findVersion(db: Db, id: string, revision: number): Promise<ArticleContent | undefined> {
  const row = await db
    .selectFrom('article_versions')
    .select('content')
    .where('article_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row && parseContent(row.content)
}

const parseContent = (text: string) => ArticleContent.parse(JSON.parse(text))
const parsePublished = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as PublishedContent)

function toArticle({ draft, published, scheduled, scheduled_at, withdrawn, ...row }: ArticleRow): Article {
  return {
    ...row,
    draft: parseContent(draft),
    published: parsePublished(published),
    scheduled: parsePublished(scheduled),
    scheduledAt: scheduled_at,
    isWithdrawn: withdrawn === 1,
  }
}

function toRow(article: Article): ArticleRow {
  const { id, slug, revision, publication, updated_at, updated_by } = article
  const { published, scheduled } = article
  return {
    ...{ id, slug, revision, publication, updated_at, updated_by },
    draft: JSON.stringify(article.draft),
    published: published && JSON.stringify(published),
    scheduled: scheduled && JSON.stringify(scheduled),
    scheduled_at: article.scheduledAt,
    withdrawn: article.isWithdrawn ? 1 : 0,
  }
}
