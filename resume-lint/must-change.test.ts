import { expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { rememberSampleEntries } from '#resume-model/sample-entries'
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

test('entries that are still those of the sample are one line, until they are changed or hidden', () => {
  const sample = rememberSampleEntries(
    buildResume((resume) => {
      const jobs = ['甲公司', '乙公司'].map((title, i) =>
        buildItem(`job${i}`, { title, text: '- 交付 12 个小程序，累计 30 万用户' }),
      )
      resume.sections = [
        buildSection('s1', jobs),
        buildSection('s2', [buildItem('skill', { title: '语言', text: '英语' })], 'skills'),
      ]
    }),
  )
  const left = (resume: typeof sample) =>
    listMustChange(resume, today).filter(({ zh }) => zh.includes('范文内容'))
  expect(left(sample)).toMatchObject([{ zh: '“甲公司、乙公司”仍是范文内容', ownerId: 'job0', count: 2 }])
  const [jobs, skills] = sample.sections
  const changed = [
    { ...jobs!.items[0]!, title: '丙公司' },
    { ...jobs!.items[1]!, visible: false },
  ]
  expect(left({ ...sample, sections: [{ ...jobs!, items: changed }, skills!] })).toEqual([])
})
