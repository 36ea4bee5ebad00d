import { VERSION_REASONS, type ResumeVersion } from '#contract/resume/resume-version'
import type { ResumeVersionRow, VersionMarks } from '../../db/schema/version-table'

export type VersionSummaryRow = Pick<ResumeVersionRow, 'revision' | 'saved_at' | 'replaced_at'> & VersionMarks

/** Named and pinned versions outlive the others. */
export function isRetained({ name, pinned }: Pick<VersionMarks, 'name' | 'pinned'>): boolean {
  return name !== '' || pinned === 1
}

export function toPrunable(row: VersionSummaryRow) {
  const { revision, saved_at, reasons } = row
  return { revision, savedAt: saved_at, hasReason: reasons !== '', isRetained: isRetained(row) }
}

export function toVersion({
  revision,
  saved_at,
  reasons,
  name,
  pinned,
}: Omit<VersionSummaryRow, 'replaced_at'>): ResumeVersion {
  const given = reasons.split(',')
  return {
    revision,
    savedAt: saved_at,
    reasons: VERSION_REASONS.filter((reason) => given.includes(reason)).toSorted(
      (a, b) => given.indexOf(a) - given.indexOf(b),
    ),
    name,
    isPinned: pinned === 1,
  }
}
