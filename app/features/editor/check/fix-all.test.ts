import { expect, test, vi } from 'vitest'
import { lintResume } from '#resume-lint/lint-resume'
import type { Resume } from '#contract/resume/resume'
import { buildItem, buildResume } from '#tests/fixtures/resume-builders'
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

test('checks a huge resume twice at most, however much is wrong in it', () => {
  const huge = buildResume((it) => {
    const text = '- 用 javascript 和 mysql 写了 3 个脚本，，按月更新。。\n'.repeat(400)
    it.sections[0]!.items = Array.from({ length: 15 }, (_, i) =>
      buildItem(`i-${i}`, { title: `公司${i}`, text }),
    )
  })
  expect(JSON.stringify(huge).length).toBeGreaterThan(200_000)
  const counted = vi.fn(check)
  const fixed = fixAll(huge, counted)
  expect(counted.mock.calls.length).toBeLessThanOrEqual(2)
  expect(JSON.stringify(fixed).match(/javascript/g)!.length).toBeLessThan(
    JSON.stringify(huge).match(/javascript/g)!.length,
  )
})
