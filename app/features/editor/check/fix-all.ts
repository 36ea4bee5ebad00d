import type { Resume } from '#contract/resume/resume'
import type { Finding } from '#resume-lint/finding'
import { applyCheckAction } from './apply-check-action'

/** The value of the button that fixes everything that rules can fix. */
export const fixAllAction = 'fixAll:'

/** Those that one press can fix, without the dismissed ones. */
export function fixableFindings({ dismissed = [] }: Resume, findings: readonly Finding[]): Finding[] {
  return findings.filter(({ id, fix }) => fix && !dismissed.includes(id))
}

/**
 * Fixes one finding after another, and checks again each time: two in one text are two changes of the same value.
 * @param check finds what is wrong with a resume
 */
export function fixAll(resume: Resume, check: (resume: Resume) => readonly Finding[]): Resume {
  const fixed = new Set<string>()
  let now = resume
  for (;;) {
    const findings = check(now)
    const next = fixableFindings(now, findings).find(({ id }) => !fixed.has(id))
    if (!next) return now
    fixed.add(next.id)
    now = applyCheckAction(now, findings, `fix:${next.id}`)
  }
}
