import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRESENT, parseMonth, formatEnglishMonth, formatMonth, formatMonthIn } from './month'

describe('parseMonth', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['\u3000', ''],
    ['2020-09', '2020-09'],
    ['2020.09', '2020-09'],
    ['2020.9', '2020-09'],
    ['2020/9', '2020-09'],
    ['2020/09', '2020-09'],
    ['2020·9', '2020-09'],
    ['202009', '2020-09'],
    ['2020年9月', '2020-09'],
    ['2020年09月', '2020-09'],
    ['2020 年 9 月', '2020-09'],
    ['2020年12', '2020-12'],
    [' 2020.09 ', '2020-09'],
    ['２０２０．０９', '2020-09'],
    ['２０２０／９', '2020-09'],
    ['２０２０－１２', '2020-12'],
    ['２０２０年９月', '2020-09'],
    ['Sep 2020', '2020-09'],
    ['sept. 2020', '2020-09'],
    ['September 2020', '2020-09'],
    ['Jan. 2020', '2020-01'],
    ['June, 2020', '2020-06'],
    ['MAY  2020', '2020-05'],
    ['Dec.2020', '2020-12'],
    ['1900-01', '1900-01'],
    ['2100-12', '2100-12'],
  ])('reads %j as %j', (text, month) => {
    expect(parseMonth(text)).toBe(month)
  })

  test.each(['至今', ' 至今 ', '现在', '目前', '今', 'now', 'Now', 'PRESENT', 'current'])(
    'reads %j as the present',
    (text) => {
      expect(parseMonth(text)).toBe(PRESENT)
    },
  )

  test.each([
    '2020',
    '2020-0',
    '2020-00',
    '2020-13',
    '2020.99',
    '202013',
    '20209',
    '1899-12',
    '2101-01',
    '0000-01',
    '20-09',
    '09/2020',
    'Sep',
    'Sep 20',
    'Sep 1899',
    'Sepp 2020',
    'Spring 2020',
    'Marketing 2020',
    'Sep2020',
    '1 Sep 2020',
    'Sep 1, 2020',
    '2020-09-01',
    '2020--09',
    '-2020-09',
    '2020年',
    '2020年9月1日',
    '至今2020',
    'not now',
    '九月',
    '2020-０x',
    '2020-9\n2021-9',
  ])('rejects %j', (text) => {
    expect(parseMonth(text)).toBeUndefined()
  })

  test('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseMonth(text) ?? '').toMatch(/^(|now|(19|20|21)\d\d-(0[1-9]|1[0-2]))$/)
      }),
    )
  })

  test('parses every month in each common spelling', () => {
    const year = fc.integer({ min: 1900, max: 2100 })
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 12 }), (y, m) => {
        const two = String(m).padStart(2, '0')
        const month = `${y}-${two}`
        for (const written of [
          month,
          `${y}.${m}`,
          `${y}/${two}`,
          `${y}年${m}月`,
          `${y}${two}`,
          formatMonth(month),
          ...(['american', 'british', 'full'] as const).map((form) => formatEnglishMonth(month, form)),
        ])
          expect(parseMonth(written)).toBe(month)
      }),
    )
  })
})

describe('formatMonth', () => {
  test.each([
    ['2020-09', '2020.09'],
    ['now', '至今'],
    ['', ''],
    ['大约在冬季', '大约在冬季'],
    ['2020-9', '2020-9'],
  ])('shows %j as %j', (month, shown) => {
    expect(formatMonth(month)).toBe(shown)
  })

  test('follows the language of the page', () => {
    const shown = (language: string) =>
      ['2020-09', PRESENT, '', '去年'].map((month) => formatMonthIn(language, month))
    expect(shown('zh')).toEqual(['2020.09', '至今', '', '去年'])
    expect(shown('en')).toEqual(['Sep 2020', 'Present', '', '去年'])
  })

  test('uses the given word for the present', () => {
    expect(formatMonth(PRESENT, 'Present')).toBe('Present')
  })
})
