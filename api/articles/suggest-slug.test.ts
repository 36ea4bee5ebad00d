import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ArticleSlug } from '#contract/admin/admin-article'
import { suggestSlug } from './suggest-slug'

const free = () => false

test.each([
  ['薪资怎么谈', 'xin-zi-zen-me-tan'],
  ['AI 改简历：三步', 'ai-gai-jian-li-san-bu'],
  ['2026 秋招时间表', 'article-2026-qiu-zhao-shi-jian-biao'],
  ['绿色', 'lv-se'],
  ['new', 'article-new'],
  ['……', 'article'],
])('%s becomes %s', (title, slug) => {
  expect(suggestSlug(title, free)).toBe(slug)
})

test('a taken address gets a number', () => {
  const taken = ['tan-xin', 'tan-xin-2']
  expect(suggestSlug('谈薪', (slug) => taken.includes(slug))).toBe('tan-xin-3')
})

test('every title has a valid address', () => {
  const title = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('面', '试', 'a', '-', '9', ' '), maxLength: 40 }),
  )
  fc.assert(
    fc.property(title, fc.nat(12), (text, takenCount) => {
      let asked = 0
      const slug = suggestSlug(text, () => (asked += 1) <= takenCount)
      expect(ArticleSlug.parse(slug)).toBe(slug)
    }),
  )
})
