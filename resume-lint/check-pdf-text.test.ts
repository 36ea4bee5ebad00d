import { describe, expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { checkPdfText } from './check-pdf-text'

const resume = buildResume((one) => {
  one.basics.phone = '137 1234 0001'
  one.sections = [
    buildSection('s1', [
      buildItem('s1-1', { title: '甲公司', text: '- 搭建 **监控**，告警减少\n- 交付 12 个小程序' }),
    ]),
  ]
})
const page =
  '王小明 前端工程师 137 1234 0001\n甲公司\n• 搭建 监控，\n告警减少\n• 交付12 个小程序' + '。'.repeat(200)
const rulesOf = (pages: string[], missingGlyphs: string[] = [], more = {}) =>
  checkPdfText(resume, { pages, missingGlyphs }, more).map(({ rule, path }) => `${rule} ${path}`)

describe('checkPdfText', () => {
  test('reports nothing for a PDF that reads as written, whatever its spaces', () => {
    expect(rulesOf([page])).toEqual([])
  })

  test('a line across a page break counts as complete', () => {
    const [head = '', rest = ''] = page.split('告警')
    expect(rulesOf([`${head}王小明 1 / 2`, `告警${rest}王小明 2 / 2`])).toEqual([])
  })

  test.each([
    ['137 1234 0001', 'lostText basics.phone'],
    ['王小明', 'lostText basics.name'],
    ['告警减少', 'lostText sections[0].items[0].text'],
    ['甲公司', 'lostText sections[0].items[0].title'],
  ])('without %s: %s', (lost, problem) => {
    expect(rulesOf([page.replace(lost, '')])).toEqual([problem])
  })

  test('a line that reads before the one above it is out of order', () => {
    const [first = '', ...rest] = page.split('\n')
    const [company, a, b, c] = rest
    expect(rulesOf([[first, company, c, a, b].join('\n')])).toEqual(['textOrder sections[0].items[0].text'])
  })

  test('characters without a glyph are reported once, and not as missing text', () => {
    expect(rulesOf([page.replace('告警减少', '告〓减少')], ['警'])).toEqual(['lostLetters basics.name'])
  })

  test('a nearly empty last page and too many pages are reported', () => {
    expect(rulesOf([page, '尾'])).toEqual(['fewLinesOver style.fit'])
    expect(rulesOf([page, page, page])).toEqual(['tooManyPages style.fit'])
    expect(rulesOf([page, page])).toEqual([])
    expect(rulesOf([page, page], [], { pages: 1 })).toEqual(['tooManyPages style.fit'])
  })
})
