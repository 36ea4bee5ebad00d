import { expect, test } from 'vitest'
import { negotiateLanguage } from './accept-language'

test.each([
  [null, 'zh'],
  ['', 'zh'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-US,en;q=0.9', 'en'],
  ['en', 'en'],
  ['en;q=0.2, zh;q=0.8', 'zh'],
  ['fr, en;q=0.5', 'en'],
  ['fr', 'zh'],
  ['en;q=x', 'en'],
  ['english', 'zh'],
  ['en;q=0', 'zh'],
])('%s: %s', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language)
})
