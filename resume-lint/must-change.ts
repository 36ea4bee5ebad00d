import type { Language } from '#contract/validation/field-error-codes'
import type { Resume } from '#contract/resume/resume'
import { RULES, type Finding, type RuleName } from './finding'
import { formatFinding } from './format-finding'
import { lintResume } from './lint-resume'

/** What must be changed before a resume is sent: its field, its words in both languages, and how many findings it stands for. */
export type MustChange = { path: string; ownerId: string; zh: string; en: string; count: number }

/** All of it in words. `count`: of the findings, as the check-up counts them. */
export type MustChangeTexts = { zh: string[]; en: string[]; count: number }

/** So many of a kind are named; the rest are counted. */
const namedOfAKind = 3

/** Of these a draft has many, so that those of a rule are one: the value that names each. */
const joinedRules: Partial<Record<RuleName, string>> = { placeholder: 'left', sampleEntry: 'name' }

/** All of them but the dismissed ones. `today`: `YYYY-MM`. */
export function listMustChange(resume: Resume, today: string): MustChange[] {
  const open = lintResume(resume, { today }).filter(
    ({ id, rule }) => RULES[rule][1] === 'must' && !resume.dismissed?.includes(id),
  )
  return open.flatMap((finding) => {
    const isJoined = joinedRules[finding.rule] !== undefined
    const alike = isJoined ? open.filter(({ rule }) => rule === finding.rule) : [finding]
    if (alike[0] !== finding) return []
    const { path, ownerId } = finding
    const inWords = (separator: string, inAll: string, language: Language) =>
      formatFinding(isJoined ? joined(alike, separator, inAll) : finding, language).summary
    return [
      {
        path,
        ownerId,
        zh: inWords(finding.rule === 'sampleEntry' ? '、' : '、', '等 {} 处', 'zh'),
        en: inWords(', ', ', {} in all', 'en'),
        count: alike.length,
      },
    ]
  })
}

/** The first with the texts of several. `inAll` says how many, `{}`, if not all are named. */
function joined(findings: Finding[], separator: string, inAll: string): Finding {
  const key = joinedRules[findings[0]!.rule]!
  const names = [...new Set(findings.map(({ values }) => String(values[key])))]
  const named = names.slice(0, namedOfAKind).join(separator)
  const isCut = names.length > namedOfAKind
  const value = named + (isCut ? inAll.replace('{}', String(findings.length)) : '')
  return { ...findings[0]!, values: { [key]: value } }
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
