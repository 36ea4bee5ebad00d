import type { Resume } from '#contract/resume/resume'
import type { Finding } from '#resume-lint/finding'
import { isFixedWithOthers } from '#resume-lint/fix-names'
import { applyCheckAction } from './apply-check-action'

/** The value of the button that fixes everything that rules can fix. */
export const fixAllAction = 'fixAll:'

/** So much is checked in one press, in characters of JSON: a usual resume often, a huge one twice. */
const maxChecked = 400_000

/** Those that one press fixes together, without the dismissed ones. */
export function fixableFindings({ dismissed = [] }: Resume, findings: readonly Finding[]): Finding[] {
  return findings.filter((one) => isFixedWithOthers(one) && !dismissed.includes(one.id))
}

/**
 * Fixes what can be fixed, and checks again: two fixes of one text are two changes of the same value. What a huge resume has
 * left after `maxChecked` is found and offered again.
 * @param check finds what is wrong with a resume
 */
export function fixAll(resume: Resume, check: (resume: Resume) => readonly Finding[]): Resume {
  const fixed = new Set<string>()
  let now = resume
  for (let checked = 0; checked < maxChecked; checked += JSON.stringify(now).length) {
    const findings = check(now)
    const next = independent(fixableFindings(now, findings).filter(({ id }) => !fixed.has(id)))
    if (next.length === 0) break
    for (const { id } of next) {
      fixed.add(id)
      now = applyCheckAction(now, findings, `fix:${id}`)
    }
  }
  return now
}

/** Findings whose fixes change different values. */
function independent(findings: readonly Finding[]): Finding[] {
  const changed: string[] = []
  return findings.filter(({ fix = [] }) => {
    const paths = fix.map(({ path }) => path)
    const isFree = paths.every((path) => !changed.some((one) => one.startsWith(path) || path.startsWith(one)))
    if (isFree) changed.push(...paths)
    return isFree
  })
}
