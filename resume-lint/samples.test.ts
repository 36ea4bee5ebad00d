import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyResume } from '#resume-model/empty-resume'
import { Resume } from '#contract/resume/resume'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { lintResume } from './lint-resume'
import { scoreOf } from './score'

const folder = 'content/samples'
type Sample = { resume: { style?: object } }

test.each(readdirSync(folder))('the sample %s scores at least 90', (file) => {
  // Whoever takes a sample over puts an address of their own in place of the reserved ones.
  const ofOnesOwn = readFileSync(join(folder, file), 'utf8').replaceAll('example.com', 'wangxm.cn')
  const { resume: written } = JSON.parse(ofOnesOwn) as Sample
  const resume = Resume.parse({ ...written, style: { ...DEFAULT_STYLE, ...written.style } })
  const findings = lintResume(resume, { today: '2026-11' })
  const noticed = findings.filter(({ rule }) => ['vague', 'dutyVerbs', 'lineEnds'].includes(rule))
  expect(noticed).toEqual([])
  const { total, isSparse } = scoreOf(resume, findings, { file: false })
  expect(total, JSON.stringify(findings)).toBeGreaterThanOrEqual(90)
  expect(isSparse).toBe(false)
})

test('a faultless resume with one line of education is called sparse', () => {
  const resume = emptyResume(DEFAULT_STYLE)
  const education = resume.sections.find(({ kind }) => kind === 'education')!
  Object.assign(education.items[0]!, { title: '江南大学', subtitle: '会计学', tag: '本科' })
  expect(scoreOf(resume, [], { file: false })).toMatchObject({ total: 100, isSparse: true })
})

test('a blank resume scores 0 to 20', () => {
  const resume = emptyResume(DEFAULT_STYLE)
  const { total, groups } = scoreOf(resume, lintResume(resume, { today: '2026-11' }), { file: false })
  expect(total).toBeLessThanOrEqual(20)
  expect(groups.map(({ group }) => group)).toEqual(['contact', 'content'])
})
