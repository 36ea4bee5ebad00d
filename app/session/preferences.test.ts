import { expect, test } from 'vitest'
import { resolveLanguage, parseTheme } from './preferences'

test.each([
  ['en', 'zh-CN,zh', 'en'],
  ['zh', 'en', 'zh'],
  ['fr', 'en-US', 'en'],
  [undefined, null, 'zh'],
  [undefined, '', 'zh'],
  [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  [undefined, 'en-US,en;q=0.9,zh;q=0.8', 'en'],
  [undefined, 'EN', 'en'],
  [undefined, 'fr-FR, de;q=0.9, en;q=0.8', 'en'],
  [undefined, 'fr,de', 'zh'],
  [undefined, '*', 'zh'],
  ['<script>', ',,;q=,en', 'en'],
] as const)('a user who chose %j with a browser of %j gets %s', (chosen, accept, language) => {
  expect(resolveLanguage(chosen, accept)).toBe(language)
})

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['Dark', undefined],
  ['', undefined],
  [null, undefined],
] as const)('%j is the theme %j', (value, theme) => {
  expect(parseTheme(value)).toBe(theme)
})
