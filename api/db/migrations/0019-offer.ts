import { createHash } from 'node:crypto'
import type { Kysely, Migration } from 'kysely'
import { runStatements } from './sql-migration'

const WEEK_MS = 7 * 24 * 3_600_000
const chatVipCount = '3'
/** Answers per month of each paid level; decisions §12. */
const answers: Record<number, number> = { 100: 30, 200: 30, 300: 200 }

type Old = {
  products: { id: string; level: number; benefits: string }
  product_terms: { product_id: string; from_at: number; benefits: string }
  downloads: { user_id: string; content: string; created_at: number }
  download_windows: { user_id: string; item: string; opened_at: number; closes_at: number }
  resumes: { id: string; user_id: string; resume: string }
  resume_versions: { resume_id: string; replaced_at: number; resume: string }
}
type Db = Kysely<Old>

const newTables = `
  alter table products add column revision integer not null default 1;
  alter table products add column shown text not null default '{}';
  create table product_terms (
    product_id text not null references products (id),
    from_at bigint not null,
    benefits text not null,
    constraint product_terms_pkey primary key (product_id, from_at)
  );
  create table download_windows (
    user_id text not null references users (id) on delete cascade,
    item text not null,
    opened_at bigint not null,
    closes_at bigint not null,
    constraint download_windows_pkey primary key (user_id, item, opened_at)
  );
  create index download_windows_by_opened_at on download_windows (opened_at);
  insert into download_windows (user_id, item, opened_at, closes_at)
    select user_id, 'content:' || content, created_at, created_at + ${WEEK_MS} from downloads;
`

/** Answers in paid plans, a history of plan benefits, and downloads that unlock a resume for a week. */
export const offer: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = db.withTables<Old>()
    await runStatements(db, newTables)
    await giveAnswers(tables)
    await openWindows(tables, Date.now())
    await db.schema.dropTable('downloads').execute()
  },
}

/** In force since ever, so that present members get this month's count at once. */
async function giveAnswers(db: Db): Promise<void> {
  for (const { id, level, benefits } of await db.selectFrom('products').selectAll().execute()) {
    const given = JSON.parse(benefits) as Record<string, number>
    const had = given[chatVipCount] ?? 0
    const count = had === -1 ? had : Math.max(had, answers[level] ?? 0)
    const now = JSON.stringify({ ...given, [chatVipCount]: count })
    await db.updateTable('products').set({ benefits: now }).where('id', '=', id).execute()
    await db.insertInto('product_terms').values({ product_id: id, from_at: 0, benefits: now }).execute()
  }
}

/**
 * Old downloads were charged per content hash. A download whose content is found unlocks that resume for the
 * rest of its week.
 */
async function openWindows(db: Db, now: number): Promise<void> {
  const recent = await db
    .selectFrom('downloads')
    .selectAll()
    .where('created_at', '>', now - WEEK_MS)
    .execute()
  for (const userId of new Set(recent.map(({ user_id }) => user_id))) {
    const downloads = recent.filter(({ user_id }) => user_id === userId)
    const resumes = await contentsOf(db, userId, Math.min(...downloads.map((one) => one.created_at)))
    for (const { content, created_at } of downloads)
      for (const id of resumes.get(content) ?? [])
        await db
          .insertInto('download_windows')
          .values({
            user_id: userId,
            item: `resume:${id}`,
            opened_at: created_at,
            closes_at: created_at + WEEK_MS,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    const matched = downloads.filter(({ content }) => resumes.has(content))
    for (const { content, created_at } of matched)
      await db
        .deleteFrom('download_windows')
        .where('user_id', '=', userId)
        .where('item', '=', `content:${content}`)
        .where('opened_at', '=', created_at)
        .execute()
  }
}

/** Content hash → the resumes that have this content, or had it after `since`. */
async function contentsOf(db: Db, userId: string, since: number): Promise<Map<string, Set<string>>> {
  const now = await db.selectFrom('resumes').select(['id', 'resume']).where('user_id', '=', userId).execute()
  const before = await db
    .selectFrom('resume_versions')
    .innerJoin('resumes', 'resumes.id', 'resume_versions.resume_id')
    .select(['resumes.id', 'resume_versions.resume'])
    .where('resumes.user_id', '=', userId)
    .where('resume_versions.replaced_at', '>=', since)
    .execute()
  const found = new Map<string, Set<string>>()
  for (const { id, resume } of [...now, ...before]) {
    const content = contentOf(resume)
    found.set(content, (found.get(content) ?? new Set()).add(id))
  }
  return found
}

/** The hash by which a content was charged. */
function contentOf(text: string): string {
  const { dismissed: _, ...shown } = JSON.parse(text) as Record<string, unknown>
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
