import { emptyItem, emptyResume, emptySection } from '#resume-model/empty-resume'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import type { Resume } from '#contract/resume/resume'
import type { Language } from '#contract/validation/field-error-codes'
import { RULES } from '#resume-lint/finding'
import { formatFinding } from '#resume-lint/format-finding'
import { lintResume } from '#resume-lint/lint-resume'
import { scoreOf } from '#resume-lint/score'

const maxFindings = 3
/** The findings of a day are those of every day. */
const today = '2026-11'

/**
 * The check-up as the front page shows it: its real findings about a short resume, in the order and the words of the editor,
 * and its real score.
 */
export function checkExample(language: Language) {
  const resume = exampleResume(language)
  const findings = lintResume(resume, { today })
  const { total } = scoreOf(resume, findings, { file: false })
  return {
    total,
    findings: findings.slice(0, maxFindings).map((finding) => ({
      id: finding.id,
      isMust: RULES[finding.rule][1] === 'must',
      summary: formatFinding(finding, language).summary,
    })),
  }
}
export type CheckExample = ReturnType<typeof checkExample>

/** A job as it is often written: a misspelling, and a duty without a result. */
const words = {
  zh: {
    name: '周然',
    position: '新媒体运营',
    employer: '某生活方式品牌',
    school: '某师范大学',
    lines: ['负责公众号和小红书的日常运营工作', '策划 12 场直播，帐号粉丝由 3.1 万增至 8.6 万'],
  },
  en: {
    name: 'Ran Zhou',
    position: 'Social media manager',
    employer: 'A lifestyle brand',
    school: 'A teachers’ university',
    lines: [
      'Responsible for two social media accounts',
      'Planned 12 live streams and recieved 55,000 new followers',
    ],
  },
}

function exampleResume(language: Language): Resume {
  const { name, position, employer, school, lines } = words[language]
  const resume = emptyResume({ ...DEFAULT_STYLE })
  // A phone number short of a digit.
  Object.assign(resume.basics, { name, phone: '1380000317', email: 'zhouran@qq.com' })
  resume.intention.position = position
  const job = { title: employer, subtitle: position, from: '2023-07', to: 'now' }
  const text = lines.map((line) => `- ${line}`).join('\n')
  const degree = { title: school, from: '2019-09', to: '2023-06' }
  resume.sections = [
    { ...emptySection('work', 'work', 'job'), items: [{ ...emptyItem('job'), ...job, text }] },
    { ...emptySection('education', 'education', 'school'), items: [{ ...emptyItem('school'), ...degree }] },
  ]
  return resume
}
