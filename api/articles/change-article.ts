import type { ArticleChangeInput } from '#contract/admin/admin-article'
import type { AuditAction, AuditValues } from '#contract/admin/audit'
import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import { insertAdminAudit } from '../admin/audit-log.queries'
import { runTransaction } from '../db/transaction-retry'
import type { Db } from '../db/schema/tables'
import type { Dependencies } from '../dependencies'
import { ApiError, invalidFields } from '../http/api-error'
import { newShortId } from '../ids-and-hashes'
import {
  articleState,
  cancelSchedule,
  isSameContent,
  publishDraft,
  scheduleDraft,
  settleSchedule,
  visibleContent,
  withdraw,
  type Article,
  type ArticleFile,
} from './article-state'
import { deleteArticle, lockArticle, markVersionPublished, updateArticle } from './articles.queries'
import { contentOfFile } from './article-content'
import { publishProblems } from './publish-problems'
import { requireArticle, storeFile } from './save-article'

type Files = ReadonlyMap<string, ArticleFile>
type Step = { article: Article; file: ArticleFile | undefined; now: number; at: number | undefined }

const maxAheadMs = 366 * 24 * 60 * 60_000

/** What each change makes of an article; undefined: it is so already. `goesOut`: its draft is what readers will see. */
const changes: Record<
  Exclude<ArticleChangeInput['to'], 'delete'>,
  { action: AuditAction; goesOut?: true; apply(step: Step): Article | undefined }
> = {
  publish: {
    action: 'articlePublished',
    goesOut: true,
    apply: ({ article, file, now }) =>
      isShown(article, file, now) ? undefined : publishDraft(article, file, now),
  },
  schedule: {
    action: 'articleScheduled',
    goesOut: true,
    apply({ article, file, now, at }) {
      if (at === undefined || at <= now || at > now + maxAheadMs)
        throw invalidFields({ at: fieldError('futureTime') })
      return scheduleDraft(article, file, at)
    },
  },
  unschedule: {
    action: 'articleUnscheduled',
    apply: ({ article }) => (article.scheduled ? cancelSchedule(article) : undefined),
  },
  withdraw: {
    action: 'articleWithdrawn',
    apply: ({ article, file, now }) => (visibleContent(article, file, now) ? withdraw(article) : undefined),
  },
}

/** Whether readers see the draft already, and nothing else is to come. */
function isShown(article: Article, file: ArticleFile | undefined, now: number): boolean {
  const visible = visibleContent(article, file, now)
  if (!visible || article.scheduled) return false
  return isSameContent(visible === 'file' ? contentOfFile(file!.blog) : visible, article.draft)
}

/**
 * Changes what readers see of an article: its saved draft goes out, now or later, or it is withdrawn or deleted.
 * @throws ApiError -8002 when another text was saved since, and for no change; -8000 with what the text lacks
 */
export async function changeArticle(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  files: Files,
  adminId: string,
  { id, to, seen, at }: ArticleChangeInput,
): Promise<void> {
  await runTransaction(db, async (trx) => {
    const now = clock()
    const stored = await lockArticle(trx, id)
    const found = requireArticle(stored, id, files)
    const file = files.get(found.slug)
    const article = settleSchedule(found, now)
    if (to === 'delete') {
      if (!stored) throw new ApiError(ApiCodes.conflict, 'alreadySo')
      requireSeen(article, seen)
      await deleteArticle(trx, id)
      const before = { articleTitle: article.draft.title, ...auditValues(article, file, now) }
      return audit(trx, adminId, { action: 'articleDeleted', id, before, after: {}, at: now })
    }
    const { action, goesOut, apply } = changes[to]
    if (goesOut) {
      requireSeen(article, seen)
      const problems = publishProblems(article.draft)
      if (Object.keys(problems).length > 0) throw invalidFields(problems)
    }
    const changed = apply({ article, file, now, at })
    if (!changed) throw new ApiError(ApiCodes.conflict, 'alreadySo')
    if (!stored) await storeFile(trx, article, now)
    await updateArticle(trx, { ...changed, updated_at: now, updated_by: adminId, publication: newShortId() })
    if (goesOut) await markVersionPublished(trx, changed, changed.scheduledAt ?? now)
    await audit(trx, adminId, {
      action,
      id,
      before: auditValues(found, file, now),
      after: { articleTitle: changed.draft.title, ...auditValues(changed, file, now) },
      at: now,
    })
  })
}

function requireSeen({ revision }: Article, seen: number): void {
  if (revision !== seen) throw new ApiError(ApiCodes.conflict, 'articleMoved')
}

function auditValues(article: Article, file: ArticleFile | undefined, now: number): AuditValues {
  return {
    articleState: articleState(article, file, now),
    ...(article.scheduledAt !== null && { scheduledAt: article.scheduledAt }),
  }
}

type Entry = { action: AuditAction; id: string; before: AuditValues; after: AuditValues; at: number }

function audit(trx: Db, adminId: string, { id, ...entry }: Entry): Promise<void> {
  return insertAdminAudit(trx, adminId, { ...entry, subject: { kind: 'article', id } })
}
