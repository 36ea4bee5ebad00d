import type { Resume } from '#contract/resume/resume'
import { RULES } from './finding'
import { formatFinding } from './format-finding'
import { lintResume } from './lint-resume'

/** A finding that must be changed before a resume is sent: its field, and its words in both languages. */
export type MustChange = { path: string; ownerId: string; zh: string; en: string }

/** All of them but the dismissed ones. `today`: `YYYY-MM`. */
export function listMustChange(resume: Resume, today: string): MustChange[] {
  return lintResume(resume, { today })
    .filter(({ id, rule }) => RULES[rule][1] === 'must' && !resume.dismissed?.includes(id))
    .map((finding) => ({
      path: finding.path,
      ownerId: finding.ownerId,
      zh: formatFinding(finding, 'zh').summary,
      en: formatFinding(finding, 'en').summary,
    }))
}

/** The same without their fields. */
export function mustChange(resume: Resume, today: string): { zh: string[]; en: string[] } {
  const open = listMustChange(resume, today)
  return { zh: open.map(({ zh }) => zh), en: open.map(({ en }) => en) }
}
