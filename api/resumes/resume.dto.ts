import { ApiCodes } from '#contract/http/api-codes'
import type { SavedRevision } from '#contract/resume/draft'
import type { Resume } from '#contract/resume/resume'
import { ResumeFacts, type ResumeDetails } from '#contract/resume/resume-details'
import type { ResumeSummary, StoredResume } from '#contract/resume/stored-resume'
import { parseStoredResume } from './serialize-resume'
import type { ResumeSummaryRow } from './resumes.queries'
import type { DetailColumns } from '../db/schema/resume-tables'
import type { ResumeRow } from '../db/schema/tables'
import { ApiError } from '../http/api-error'
import { isBinExpired } from '../lifetimes'

type Binnable = { deleted_at: number | null }

/** @throws ApiError when the row is missing, or its time in the bin is over. */
export function requireExisting<R extends Binnable>(row: R | undefined, now: number): R {
  if (!row || isBinExpired(row.deleted_at, now)) throw new ApiError(ApiCodes.notFound, 'resumeGone')
  return row
}

/** @throws ApiError also for a resume in the bin. */
export function requireLive<R extends Binnable>(row: R | undefined, now: number): R {
  const existing = requireExisting(row, now)
  if (existing.deleted_at !== null) throw new ApiError(ApiCodes.notFound, 'resumeBinned')
  return existing
}

/** The values of a resume that have columns of their own. */
export function toColumns({ style, basics }: Resume): Pick<ResumeRow, 'template' | 'photo_id'> {
  return { template: style.template, photo_id: basics.photo || null }
}

export function toSaveState(row: Pick<ResumeRow, 'revision' | 'updated_at'>): SavedRevision {
  return { revision: row.revision, updatedAt: row.updated_at }
}

export function toResumeSummary(row: ResumeSummaryRow): ResumeSummary {
  const { id, title, template, created_at, deleted_at } = row
  return { id, title, template, ...toSaveState(row), createdAt: created_at, deletedAt: deleted_at }
}

export function toStoredResume(row: ResumeRow): StoredResume {
  return { ...toResumeSummary(row), resume: parseStoredResume(row.resume) }
}

/** Facts of a shape of earlier versions are like none: they are found out again. */
export function toDetailsById(
  rows: readonly ({ id: string } & DetailColumns)[],
): Record<string, ResumeDetails> {
  return Object.fromEntries(
    rows.map(({ id, tags, sent_at, sent_by, facts }) => [
      id,
      {
        tags: parseTags(tags),
        sent: sent_at !== null && sent_by !== null ? { at: sent_at, by: sent_by } : null,
        facts: (facts !== null && ResumeFacts.safeParse(JSON.parse(facts)).data) || null,
      },
    ]),
  )
}

export function parseTags(tags: string | null): string[] {
  return tags === null ? [] : (JSON.parse(tags) as string[])
}
