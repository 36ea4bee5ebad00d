import type { Finding } from '#resume-lint/finding'
import type { Resume } from '#contract/resume'
import { Limits } from '#contract/resume-limits'
import { withValue } from './paths'

/** What can be done about a finding, as a button says it: `fix:<id>`, `dismiss:<id>`, `restore:<id>`. */
export type CheckAct = 'fix' | 'dismiss' | 'restore'

/**
 * The resume after an act on one of its findings; the very same one when there is nothing to do.
 * What is dismissed and found no more is forgotten, so the list never outgrows what there is to dismiss.
 */
export function actedOn(resume: Resume, findings: readonly Finding[], act: CheckAct, id: string): Resume {
  const found = findings.find((one) => one.id === id)
  if (act === 'fix')
    return (found?.fix ?? []).reduce((now, { path, value }) => withValue(now, path, value), resume)
  const { dismissed = [], ...rest } = resume
  if (act === 'dismiss' && !found) return resume
  const known = new Set(findings.map((one) => one.id))
  const kept = dismissed.filter((one) => one !== id && known.has(one))
  const next = act === 'dismiss' ? [...kept, id].slice(-Limits.dismissed) : kept
  return next.length > 0 ? { ...rest, dismissed: next } : rest
}
