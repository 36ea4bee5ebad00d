import { expect, test } from 'vitest'
import { article } from '../testing/test-api'
import { fillPlanNumbers, isPlanNumber } from './fill-plan-numbers'

const plans = [
  { id: '01', price_fen: 0, benefits: { 1: 3, 2: 1 } },
  { id: '200', price_fen: 990, benefits: { 1: 6, 2: 30 } },
  { id: '300', price_fen: 3000, benefits: { 1: 30, 2: -1 } },
]

test('an article says what the plans cost and include, in its title and summary too', () => {
  const written = {
    ...article,
    title: '保存 {{free.resumes}}简历',
    summary: '基础月卡 {{basic.price}}，可以保存 {{basic.resumes}}简历。',
    text: '| {{free.price}} | {{pro.price}} |\n\n每月下载 {{basic.downloads}}，高级月卡 {{pro.downloads}}。',
  }
  expect(fillPlanNumbers(written, plans)).toEqual({
    ...article,
    title: '保存 3 份简历',
    summary: '基础月卡 ¥9.9，可以保存 6 份简历。',
    text: '| ¥0 | ¥30 |\n\n每月下载 30 次，高级月卡不限。',
  })
})

test('what is no number of a plan stays as it is written', () => {
  const text = '用 {{name}} 代替姓名，{{free.name}}、{{gold.price}} 和 {{positions}} 也一样'
  expect(fillPlanNumbers({ ...article, text }, plans).text).toBe(text)
  expect(fillPlanNumbers({ ...article, text: '{{pro.price}}' }, plans.slice(0, 2)).text).toBe('{{pro.price}}')
  expect(['free.price', 'basic.resumes', 'pro.downloads'].filter((name) => !isPlanNumber(name))).toEqual([])
  expect(['price', 'free.', 'free.toString', 'toString.price'].filter(isPlanNumber)).toEqual([])
})
