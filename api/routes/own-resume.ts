import { Codes } from '#contract/codes'
import type { DraftState } from '#contract/draft'
import type { Resume } from '#contract/resume'
import type { ResumeSummary, StoredResume } from '#contract/stored-resume'
import { readResume } from '../db/resume-text'
import type { ResumeSummaryRow } from '../db/resumes'
import type { ResumeRow } from '../db/tables'
import { Refusal } from '../refusal'
import { hasLeftBin } from '../rules/lifetimes'

type Binnable = { deleted_at: number | null }

/** @throws Refusal when there is none, or its time in the bin is over. */
export function requireKept<R extends Binnable>(row: R | undefined, now: number): R {
  if (!row || hasLeftBin(row.deleted_at, now)) throw new Refusal(Codes.notFound, 'resumeGone')
  return row
}

/** @throws Refusal also for one that is in the bin. */
export function requireLive<R extends Binnable>(row: R | undefined, now: number): R {
  const kept = requireKept(row, now)
  if (kept.deleted_at !== null) throw new Refusal(Codes.notFound, 'resumeBinned')
  return kept
}

/** What of a resume stands in columns of its own. */
export function columnsOf({ style, basics }: Resume): Pick<ResumeRow, 'template' | 'photo_id'> {
  return { template: style.template, photo_id: basics.photo || null }
}

export function toState(row: Pick<ResumeRow, 'revision' | 'updated_at'>): DraftState {
  return { revision: row.revision, updatedAt: row.updated_at }
}

export function toSummary(row: ResumeSummaryRow): ResumeSummary {
  const { id, title, template, created_at, deleted_at } = row
  return { id, title, template, ...toState(row), createdAt: created_at, deletedAt: deleted_at }
}

export function toStored(row: ResumeRow): StoredResume {
  return { ...toSummary(row), resume: readResume(row.resume) }
}
