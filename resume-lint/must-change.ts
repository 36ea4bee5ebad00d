import type { Resume } from '#contract/resume/resume'
import { RULES } from './finding'
import { formatFinding } from './format-finding'
import { lintResume } from './lint-resume'

/** What must be changed before a resume is sent, in both languages, unless it was dismissed. `today`: `YYYY-MM`. */
export function mustChange(resume: Resume, today: string): { zh: string[]; en: string[] } {
  const open = lintResume(resume, { today }).filter(
    ({ id, rule }) => RULES[rule][1] === 'must' && !resume.dismissed?.includes(id),
  )
  const inLanguage = (language: 'zh' | 'en') => open.map((one) => formatFinding(one, language).summary)
  return { zh: inLanguage('zh'), en: inLanguage('en') }
}
