import type { Resume } from '#contract/resume/resume'
import { RULES, type Finding } from './finding'
import { formatFinding } from './format-finding'
import { lintResume } from './lint-resume'

/** What must be changed before a resume is sent: its field, its words in both languages, and how many findings it stands for. */
export type MustChange = { path: string; ownerId: string; zh: string; en: string; count: number }

/** All of it in words. `count`: of the findings, as the check-up counts them. */
export type MustChangeTexts = { zh: string[]; en: string[]; count: number }

/** So many placeholders are named; the rest are counted. */
const namedPlaceholders = 3

/** All of them but the dismissed ones; the placeholders, of which a draft has many, are one. `today`: `YYYY-MM`. */
export function listMustChange(resume: Resume, today: string): MustChange[] {
  const open = lintResume(resume, { today }).filter(
    ({ id, rule }) => RULES[rule][1] === 'must' && !resume.dismissed?.includes(id),
  )
  const placeholders = open.filter(isPlaceholder)
  return open
    .filter((finding) => !isPlaceholder(finding) || finding === placeholders[0])
    .map((finding) => ({
      path: finding.path,
      ownerId: finding.ownerId,
      zh: formatFinding(isPlaceholder(finding) ? joined(placeholders, '、', '等 {} 处') : finding, 'zh')
        .summary,
      en: formatFinding(isPlaceholder(finding) ? joined(placeholders, ', ', ', {} in all') : finding, 'en')
        .summary,
      count: isPlaceholder(finding) ? placeholders.length : 1,
    }))
}

const isPlaceholder = ({ rule }: Finding) => rule === 'placeholder'

/** The first with the texts of several. `inAll` says how many, `{}`, if not all are named. */
function joined(findings: Finding[], separator: string, inAll: string): Finding {
  const names = [...new Set(findings.map(({ values }) => String(values.left)))]
  const named = names.slice(0, namedPlaceholders).join(separator)
  const isCut = names.length > namedPlaceholders
  const left = named + (isCut ? inAll.replace('{}', String(findings.length)) : '')
  return { ...findings[0]!, values: { left } }
}

/** The same without their fields. */
export function mustChange(resume: Resume, today: string): MustChangeTexts {
  const open = listMustChange(resume, today)
  return {
    zh: open.map(({ zh }) => zh),
    en: open.map(({ en }) => en),
    count: open.reduce((sum, { count }) => sum + count, 0),
  }
}
