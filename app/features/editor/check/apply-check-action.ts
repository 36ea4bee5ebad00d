import type { Finding } from '#resume-lint/finding'
import type { Resume } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { setAtPath } from '#app/features/editor/state/resume-path'

/** What can be done about a finding, as a button says it: `fix:<id>`, `dismiss:<id>`, `restore:<id>`. */
export type CheckAction = 'fix' | 'dismiss' | 'restore'

/**
 * The resume after an act on one of its findings; the very same one when there is nothing to do.
 * What is dismissed and found no more is forgotten, so the list never outgrows what there is to dismiss.
 */
export function applyCheckAction(
  resume: Resume,
  findings: readonly Finding[],
  action: CheckAction,
  id: string,
): Resume {
  const finding = findings.find((one) => one.id === id)
  if (action === 'fix')
    return (finding?.fix ?? []).reduce((now, { path, value }) => setAtPath(now, path, value), resume)
  const { dismissed = [], ...rest } = resume
  if (action === 'dismiss' && !finding) return resume
  const findingIds = new Set(findings.map((one) => one.id))
  const stillDismissed = dismissed.filter((one) => one !== id && findingIds.has(one))
  const next = action === 'dismiss' ? [...stillDismissed, id].slice(-ResumeLimits.dismissed) : stillDismissed
  return next.length > 0 ? { ...rest, dismissed: next } : rest
}
