import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'content/blogs'
const articles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
)
const price = /¥\s*\d/
const planCount = /(?:免费版|月卡|会员)[^。！？\n]*?\d+ ?(?:份|次|天)/
const typedByHand = (line: string) => price.test(line) || planCount.test(line)

test.each([
  '基础月卡 ¥9.9',
  '免费版可以保存 3 份简历',
  '两种月卡分别是每月 30 次',
  '各得 1 天会员，会员另有 2 天',
])('a number of a plan is found where it is typed by hand: %s', (line) => {
  expect(typedByHand(line)).toBe(true)
})

test('no article types what a plan costs or includes: admins change it, and {{basic.price}} follows', () => {
  const found = articles.flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => (typedByHand(line) ? [`${file}:${index + 1}: ${line}`] : [])),
  )
  expect(articles.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})
