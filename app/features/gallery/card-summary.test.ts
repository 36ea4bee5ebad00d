import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Template } from '#contract/catalogue/template'
import { cardSummary } from './card-summary'

test.each([
  [
    '投秋招和实习：学校、专业、绩点放在最前面，成绩好的应届生先亮成绩，照片在右上角',
    'zh',
    '投秋招和实习：学校、专业、绩点放在最前面，成绩好的应届生先亮成绩',
  ],
  [
    '一个没有停顿却长到两行也放不下的说明文字必须完整保留不能从中间切断才可以',
    'zh',
    '一个没有停顿却长到两行也放不下的说明文字必须完整保留不能从中间切断才可以',
  ],
  ['For audit and finance: years and places in columns', 'en', 'For audit and finance'],
  ['An eight-column grid, with large headings. For graphic designers', 'en', 'For graphic designers'],
  ['A table with a photo on top. Prints clearly', 'en', 'A table with a photo on top'],
])('%s is begun in whole clauses', (summary, language, start) => {
  expect(cardSummary(summary, language)).toBe(start)
})

test('every template’s fits a card', () => {
  for (const folder of readdirSync('templates').filter((name) => !/[_.]/.test(name))) {
    const { summary } = Template.parse(JSON.parse(readFileSync(`templates/${folder}/meta.json`, 'utf8')))
    const [zh, en] = [cardSummary(summary.zh, 'zh'), cardSummary(summary.en, 'en')]
    expect(zh.length, zh).toBeGreaterThan(12)
    expect(zh.length, zh).toBeLessThan(38)
    expect(en.length, en).toBeGreaterThan(12)
    expect(en.length, en).toBeLessThan(100)
  }
})
