import { expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { RULES } from './finding'
import { lintResume } from './lint-resume'
import { listMustChange, mustChange } from './must-change'

const today = '2026-11'

/** A resume with a job for each placeholder. */
const resumeWith = (...placeholders: string[]) =>
  buildResume((resume) => {
    const jobs = placeholders.map((name, i) =>
      buildItem(`job${i}`, { title: `公司 ${i}`, text: `- 第 ${i + 1} 年服务${name}` }),
    )
    resume.sections = [buildSection('s1', jobs)]
  })
const placeholdersIn = (resume: ReturnType<typeof resumeWith>) =>
  listMustChange(resume, today).filter(({ zh }) => zh.includes('〔'))

test('many placeholders are one line, which names three and counts all', () => {
  expect(placeholdersIn(resumeWith('〔人数〕', '〔金额〕', '〔比例〕', '〔时长〕'))).toMatchObject([
    {
      zh: '还有占位内容未替换：〔人数〕、〔金额〕、〔比例〕等 4 处',
      en: expect.stringContaining('〔人数〕, 〔金额〕, 〔比例〕, 4 in all') as string,
      count: 4,
    },
  ])
})

test('the count is that of the check-up, in which each placeholder is a finding', () => {
  const resume = resumeWith('〔人数〕', '〔金额〕', '〔比例〕', '〔时长〕')
  const findings = lintResume(resume, { today }).filter(({ rule }) => RULES[rule][1] === 'must')
  expect(mustChange(resume, today).count).toBe(findings.length)
})

test('a few placeholders are all named, and lead to the first', () => {
  expect(placeholdersIn(resumeWith('〔人数〕', '〔金额〕'))).toMatchObject([
    { zh: '还有占位内容未替换：〔人数〕、〔金额〕', path: 'sections[0].items[0].text', ownerId: 'job0' },
  ])
})

test('a dismissed placeholder is neither named nor counted', () => {
  const resume = resumeWith('〔人数〕', '〔金额〕')
  const [first] = lintedPlaceholders(resume)
  expect(placeholdersIn({ ...resume, dismissed: [first!.id] })).toMatchObject([
    { zh: '还有占位内容未替换：〔金额〕', ownerId: 'job1' },
  ])
})

const lintedPlaceholders = (resume: ReturnType<typeof resumeWith>) =>
  lintResume(resume, { today }).filter(({ rule }) => rule === 'placeholder')
