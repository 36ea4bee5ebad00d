import type { Finding } from '#resume-lint/finding'
import { isMutedMark } from '#resume-lint/muted-marks'
import type { Resume } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { setAtPath } from '#app/features/editor/state/resume-path'

/** An action on a finding. */
export type CheckAction = 'fix' | 'dismiss' | 'restore'

/**
 * Returns the resume after an action on a finding; the same object when nothing changes. `value`: a button's,
 * `fix:<id>`, `dismiss:<id>` or `restore:<id>`.
 * Dismissed ids that are no longer found are removed, except those of muted marks, so the list never outgrows the findings.
 */
export function applyCheckAction(resume: Resume, findings: readonly Finding[], value: string): Resume {
  const [action, ...idParts] = value.split(':')
  const id = idParts.join(':')
  const finding = findings.find((one) => one.id === id)
  if (action === 'fix')
    return (finding?.fix ?? []).reduce((now, { path, value }) => setAtPath(now, path, value), resume)
  const { dismissed = [], ...rest } = resume
  if (action === 'dismiss' && !finding) return resume
  const findingIds = new Set(findings.map((one) => one.id))
  // A muted rule of the marks is no finding, and stays muted.
  const stillDismissed = dismissed.filter((one) => one !== id && (findingIds.has(one) || isMutedMark(one)))
  const next = action === 'dismiss' ? [...stillDismissed, id].slice(-ResumeLimits.dismissed) : stillDismissed
  return next.length > 0 ? { ...rest, dismissed: next } : rest
}
