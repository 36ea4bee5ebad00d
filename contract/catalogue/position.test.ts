import { expect, test } from 'vitest'
import { EnglishLine, PositionLine } from './position'

test.each([
  '负责首页改版，首屏时间从〔3.2〕秒降到〔1.4〕秒',
  '每周整理〔2〕份竞品记录，交给〔产品负责人〕评审',
  '独立完成登录模块的接口与测试',
])('%s is a valid line', (line) => {
  expect(PositionLine.safeParse(line).success).toBe(true)
})

test.each([
  '首屏时间从〔3.2秒降到1.4秒以内',
  '首屏时间从3.2〕秒降到1.4秒以内',
  '首屏时间从〔〕秒降到1.4秒以内',
  '太短',
])('%s is not a valid line', (line) => {
  expect(PositionLine.safeParse(line).success).toBe(false)
})

test.each([
  ['Cut Largest Contentful Paint from 〔4.1s〕 to 〔1.9s〕 with server-side rendering', true],
  ['Cut the time of 〔首屏〕 from 〔4.1s〕 to 〔1.9s〕 with rendering', false],
  ['Cut the time to 〔1.9s〕', false],
  [`Cut ${'the '.repeat(24)}time`, false],
])('%s is a line of an English resume: %s', (line, isOne) => {
  expect(EnglishLine.safeParse(line).success).toBe(isOne)
})
