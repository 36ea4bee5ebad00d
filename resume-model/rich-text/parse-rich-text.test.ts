import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRichText, toPlainText } from './parse-rich-text'
import type { Block } from './parse-rich-text'

const runsOf = (text: string) => {
  const [first] = parseRichText(text)
  return first?.type === 'paragraph' ? first.runs : []
}

describe('parsing runs of rich text', () => {
  test.each([
    ['**粗**体', [{ text: '粗', bold: true }, { text: '体' }]],
    ['*斜*与 _斜_', [{ text: '斜', italic: true }, { text: '与 ' }, { text: '斜', italic: true }]],
    ['**重点：**负责', [{ text: '重点：', bold: true }, { text: '负责' }]],
    ['用**C++**写', [{ text: '用' }, { text: 'C++', bold: true }, { text: '写' }]],
    ['***又粗又斜***', [{ text: '又粗又斜', bold: true, italic: true }]],
    [
      '**粗*粗斜***',
      [
        { text: '粗', bold: true },
        { text: '粗斜', bold: true, italic: true },
      ],
    ],
    ['<u>线</u>', [{ text: '线', underline: true }]],
    ['见[作品](https://a.cn/b)', [{ text: '见' }, { text: '作品', url: 'https://a.cn/b' }]],
    ['[**粗**](mailto:a@b.cn)', [{ text: '粗', bold: true, url: 'mailto:a@b.cn' }]],
    ['[维基](https://a.cn/x_(y))', [{ text: '维基', url: 'https://a.cn/x_(y)' }]],
  ])('%s', (text, runs) => expect(runsOf(text)).toEqual(runs))

  test.each([
    '2*3*4=24',
    '3 * 4 * 5',
    'snake_case_name',
    'C++ 与 C++',
    '**没有另一半',
    '*',
    '****',
    '</u>',
    '[坏](javascript:alert(1))',
    '[坏](https://a b)',
    '[坏](https://a.cn/"><b>)',
    '[](https://a.cn)',
    '____',
    '签名：____',
    '姓名：____  日期：____',
    '__init__.py',
    '__x__',
    '___',
    'a__b',
    '_private_field',
    '“_”和“_”',
    '(_) 或 (_)',
    '^_^ 与 ^_^',
    '“*”和“*”，(**) 和 (**)',
    '文件_名称_2020',
    'f(*args, **kwargs)',
    'a*(b+c)*d',
    '**  **',
    '[]',
    'a]b[c',
  ])('keeps unmatched marks as typed: %s', (text) => expect(runsOf(text)).toEqual([{ text }]))

  test('a backslash escapes a mark', () => {
    expect(runsOf('\\*不是斜体\\*，\\\\ 一条')).toEqual([{ text: '*不是斜体*，\\ 一条' }])
  })
})

describe('parsing blocks of rich text', () => {
  test('empty lines separate paragraphs, other line breaks stay within them', () => {
    expect(parseRichText('一\n二\n\n三')).toEqual([
      { type: 'paragraph', runs: [{ text: '一\n二' }] },
      { type: 'paragraph', runs: [{ text: '三' }] },
    ])
  })

  test.each(['- 甲\n- 乙', '* 甲\n* 乙', '•甲\n• 乙', '- 甲\n\n- 乙'])('bullets: %j', (text) => {
    expect(parseRichText(text)).toEqual([
      { type: 'bullets', start: 1, items: [paragraph('甲'), paragraph('乙')] },
    ])
  })

  test.each(['1. 甲\n2. 乙', '1.甲\n2.乙', '1. 甲\n1. 乙', '1. 甲\n\n2. 乙'])('numbers: %j', (text) => {
    expect(parseRichText(text)).toEqual([
      { type: 'numbers', start: 1, items: [paragraph('甲'), paragraph('乙')] },
    ])
  })

  test.each([
    ['、', '1、甲\n2、乙'],
    ['．', '1．甲\n2．乙'],
    ['）', '1）甲\n2）乙'],
    [')', '1) 甲\n2) 乙'],
  ])('numbers keep their separator: %s', (sign, text) => {
    expect(parseRichText(text)).toEqual([
      { type: 'numbers', start: 1, sign, items: [paragraph('甲'), paragraph('乙')] },
    ])
  })

  test.each(['1. 甲\n2. 乙\n\n1. 丙\n2. 丁', '1. 甲\n2. 乙\n1. 丙\n2. 丁'])(
    'a list that restarts its numbers is another list: %j',
    (text) => {
      expect(parseRichText(text)).toEqual([
        { type: 'numbers', start: 1, items: [paragraph('甲'), paragraph('乙')] },
        { type: 'numbers', start: 1, items: [paragraph('丙'), paragraph('丁')] },
      ])
    },
  )

  test.each(['<u></u>', '- <u></u>', '1. <u></u>\n  - <u><u></u></u>'])(
    'items of empty marks are dropped: %j',
    (text) => {
      expect(parseRichText(text)).toEqual([])
    },
  )

  test('a list continues with its given number', () => {
    expect(parseRichText('3. 丙')[0]).toMatchObject({ type: 'numbers', start: 3 })
  })

  test('lists nest one level deep', () => {
    expect(parseRichText('- 甲\n  - 子\n    - 孙')).toEqual([
      {
        type: 'bullets',
        start: 1,
        items: [
          [...paragraph('甲'), { type: 'bullets', start: 1, items: [paragraph('子'), paragraph('孙')] }],
        ],
      },
    ])
  })

  test.each([
    '2020.09 入学',
    '2020. 入学',
    '-5 度',
    '3.5 分',
    '1990年',
    '01. 甲',
    '(1) 甲',
    '（1）甲',
    '① 甲',
    '一、甲',
    '·',
  ])('no list: %s', (text) => {
    expect(parseRichText(text)[0]?.type).toBe('paragraph')
  })

  test('an indented line belongs to its item, another does not', () => {
    expect(parseRichText('- 甲\n  续\n完')).toEqual([
      { type: 'bullets', start: 1, items: [paragraph('甲\n续')] },
      ...paragraph('完'),
    ])
  })

  test('the plain text has the words, one line each', () => {
    expect(toPlainText(parseRichText('开头**粗**\n- 甲\n  - 子\n- 乙'))).toBe('开头粗\n甲\n子\n乙')
  })
})

describe('parsing any text', () => {
  const marks = fc.constantFrom(
    '*',
    '**',
    '_',
    '<u>',
    '</u>',
    '[',
    '](',
    ')',
    '](https://a.cn)',
    '\\',
    '\n',
    '- ',
    '1. ',
    ' ',
    '  ',
    '字',
    'a',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(marks, { maxLength: 200 }).map((parts) => parts.join('')),
  )

  test('loses no character', () => {
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').replace(/https?acn|u/g, '')
    fc.assert(
      fc.property(typed, (text) => {
        expect(letters(toPlainText(parseRichText(text)))).toBe(
          letters(text.replace(/\]\(https:\/\/a\.cn\)/g, '')),
        )
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    '*',
    '**a',
    '_',
    '[',
    '](',
    '[a](',
    '<u>',
    '\\',
    '- ',
    '*a _b ',
    '](https://a',
    '  - a\n',
    '1. \n',
  ])('20,000 characters of %j take linear time', (part) => {
    const text = part.repeat(Math.ceil(20_000 / part.length))
    const start = performance.now()
    parseRichText(text)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})

function paragraph(text: string): Block[] {
  return [{ type: 'paragraph', runs: [{ text }] }]
}
