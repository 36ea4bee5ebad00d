import { expect, test } from 'vitest'
import { emptyResume } from '#resume-model/empty-resume'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import type { Resume } from '#contract/resume/resume'
import { findInExample, findInHead } from './find-in-example'

const blank = emptyResume(DEFAULT_STYLE)
const written: Resume = {
  ...blank,
  basics: { ...blank.basics, name: '林晓', gender: '女' },
  intention: { ...blank.intention, position: '市场专员', cities: ['杭州'], salary: '8–10K', status: '在职' },
}
const pressed = (before: string, after: string) => {
  const letters = { before: [...before], after: [...after] }
  return { inLine: letters, around: letters }
}

const presses: [string, string, string | undefined][] = [
  ['市场', '专员', 'intention.position'],
  ['期望薪资 8–1', '0K 求职状态 在职', 'intention.salary'],
  ['期望', '薪资 8‒10K 求职状态 在职', 'intention.salary'],
  ['期望薪资 8–10K 求职状', '态 在职', 'intention.status'],
  ['期望薪资 8‒10K 意', '向城市 杭州', 'intention.cities'],
  ['工作', '经历', undefined],
]
test.each(presses)('a press between “%s” and “%s” means %s', (before, after, name) => {
  expect(findInHead({ resume: written }, pressed(before, after))).toBe(name)
  expect(findInExample({ resume: blank, example: written }, pressed(before, after))).toBe(name)
})

test('a label that is drawn as a line of its own means the value behind it', () => {
  const inLine = { before: [...'期'], after: [...'望薪资'] }
  const around = { before: [...'意向城市杭州期'], after: [...'望薪资8‒10K求职状态在职'] }
  expect(findInHead({ resume: written }, { inLine, around })).toBe('intention.salary')
})

test('a field that is written in has no example', () => {
  const resume = { ...blank, intention: { ...blank.intention, position: '会计' } }
  expect(findInExample({ resume, example: written }, pressed('市场', '专员'))).toBeUndefined()
})

test('without an example nothing is found', () => {
  expect(findInExample({ resume: blank, example: undefined }, pressed('市场', '专员'))).toBeUndefined()
})
