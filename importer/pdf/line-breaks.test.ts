import { expect, test } from 'vitest'
import { joinWrappedRows } from './join-wrapped-rows'
import type { TextRow } from './text-row'
import { isLonelyRest } from './line-breaks'

const join = (texts: [text: string, right: number][], edge = 400) =>
  joinWrappedRows(
    texts.map(([text, right], i): TextRow => ({
      ...{ text, right, x: 50, y: 700 - 14 * i },
      ...{ page: 1, size: 10, gaps: [] },
    })),
    () => edge,
  ).map(({ text }) => text)

test('an entry that begins with its date does not go on with the one before, however long that is', () => {
  const entries: [string, number][] = [
    ['2025 年 4 月 重症患者早期康复 省人民医院 10 学分', 398],
    ['2024 年 5 月 护理技能竞赛一等奖', 200],
  ]
  expect(join(entries)).toHaveLength(2)
})

test('a labelled line does not go on with the labelled line before it', () => {
  expect(
    join([
      ['监护：血流动力学监测、镇静镇痛评估', 398],
      ['操作：动静脉采血', 150],
    ]),
  ).toHaveLength(2)
})

test('a line that ends within brackets goes on below, wherever it ends', () => {
  expect(
    join([
      ['数据分析：SQL（窗口函数、多表关', 210],
      ['联）、Python', 120],
    ]),
  ).toEqual(['数据分析：SQL（窗口函数、多表关联）、Python'])
  expect(
    join([
      ['第一项（未完', 210],
      ['第二项', 120],
    ]),
  ).toHaveLength(2)
})

test('a Latin word that a hyphen parts is one word with it', () => {
  expect(
    join([
      ['工具：pandas、scikit-', 210],
      ['learn、R', 120],
    ]),
  ).toEqual(['工具：pandas、scikit-learn、R'])
})

test('a heading that breaks where another letter would have fitted has a blank there', () => {
  const end: [string, number] = ['杭州', 70]
  expect(join([['2023.03-至今 甲公司 工程师 交易平台部', 389], end])).toEqual([
    '2023.03-至今 甲公司 工程师 交易平台部  杭州',
  ])
  expect(join([['2023.03-至今 甲公司 工程师 交易平台部', 396], end])).toEqual([
    '2023.03-至今 甲公司 工程师 交易平台部杭州',
  ])
})

test('a name does not flow on beside the date of the entry above it, which stands right below its own name', () => {
  const row = (text: string, i: number, gaps: TextRow['gaps']): TextRow => ({
    ...{ text, right: gaps.length > 0 ? 200 : 150, x: 50, y: 700 - 14 * i },
    ...{ page: 1, size: 10, gaps },
  })
  const gaps = [
    { from: 140, to: 150 },
    { from: 180, to: 190 },
  ]
  const rows = [row('国家奖学金', 0, []), row('教育部\t国家级\t2025.11', 1, gaps), row('优秀毕业生', 2, [])]
  expect(joinWrappedRows(rows, () => 200).map(({ text }) => text)).toEqual(rows.map(({ text }) => text))
})

test('one or two Chinese characters below a longer line of an element are its rest, at its edge or its middle', () => {
  const last: TextRow = { text: '应收账款周', x: 188, right: 228, y: 700, size: 8, page: 1, gaps: [] }
  const rest = (text: string, x: number, more: Partial<TextRow> = {}): TextRow => {
    return { ...last, text, x, right: x + 8 * text.length, y: 690, ...more }
  }
  expect(isLonelyRest(last, rest('转', 204))).toBe(true)
  expect(isLonelyRest(last, rest('转', 188))).toBe(true)
  expect(isLonelyRest(last, rest('转', 240))).toBe(false)
  expect(isLonelyRest(last, rest('31 天', 188))).toBe(false)
  expect(isLonelyRest(last, rest('性别', 200))).toBe(false)
  expect(isLonelyRest({ ...last, text: '2023.03 – 至今' }, rest('杭州', 188))).toBe(false)
})
