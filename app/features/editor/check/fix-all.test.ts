import { expect, test } from 'vitest'
import { lintResume } from '#resume-lint/lint-resume'
import type { Resume } from '#contract/resume/resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { fixAll, fixableFindings } from './fix-all'

const check = (resume: Resume) => lintResume(resume, { today: '2026-11' })
const resume = buildResume((it) => {
  it.sections[0]!.items[0]!.text = '- 用 javascript 写了 3 个脚本。。\n- 整理 20 份资料，，按月更新'
})
const textOf = ({ sections }: Resume) => sections[0]!.items[0]!.text

test('fixes several findings of one text, and leaves none that one press could fix', () => {
  const fixed = fixAll(resume, check)
  expect(textOf(fixed)).toBe('- 用 JavaScript 写了 3 个脚本\n- 整理 20 份资料，按月更新')
  expect(fixableFindings(fixed, check(fixed))).toEqual([])
})

test('leaves what was dismissed as it is', () => {
  const name = check(resume).find(({ values }) => Object.values(values).includes('javascript'))!
  const fixed = fixAll({ ...resume, dismissed: [name.id] }, check)
  expect(textOf(fixed)).toContain('javascript')
  expect(textOf(fixed)).toContain('资料，按月')
})

test('ends where a fix does not remove its finding', () => {
  const stubborn = check(resume).filter(({ fix }) => fix)
  expect(stubborn.length).toBeGreaterThan(1)
  fixAll(resume, () => stubborn)
})
