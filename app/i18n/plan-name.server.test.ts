import { expect, test } from 'vitest'
import { planNameIn } from './plan-name.server'

test.each([
  ['zh', '200', '基础月卡'],
  ['en', '200', 'Basic'],
  ['en', '01', 'Free'],
] as const)('in %s, plan %s is called %s', (language, plan, name) => {
  expect(planNameIn(language, { plan, planName: '基础月卡' })).toBe(name)
})
