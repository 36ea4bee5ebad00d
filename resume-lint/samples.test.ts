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
  const { resume: written } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample
  const resume = Resume.parse({ ...written, style: { ...DEFAULT_STYLE, ...written.style } })
  const findings = lintResume(resume, { today: '2026-11' })
  expect(scoreOf(resume, findings, { file: false }).total, JSON.stringify(findings)).toBeGreaterThanOrEqual(
    90,
  )
})

test('a blank resume scores 0 to 20', () => {
  const resume = emptyResume(DEFAULT_STYLE)
  const { total, groups } = scoreOf(resume, lintResume(resume, { today: '2026-11' }), { file: false })
  expect(total).toBeLessThanOrEqual(20)
  expect(groups.map(({ group }) => group)).toEqual(['contact', 'content'])
})
