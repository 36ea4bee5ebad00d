import { expect, test } from 'vitest'
import { beginsContact, beginsEntry } from './entry-breaks'
import { joinWrappedRows } from './join-wrapped-rows'
import type { TextRow } from './text-row'

const row = (text: string, right: number, i: number, more: Partial<TextRow> = {}): TextRow => ({
  ...{ text, right, x: 50, y: 700 - 14 * i },
  ...{ page: 1, size: 10, gaps: [] },
  ...more,
})
const join = (...texts: [text: string, right: number, more?: Partial<TextRow>][]) =>
  joinWrappedRows(
    texts.map(([text, right, more], i) => row(text, right, i, more)),
    () => 400,
  ).map(({ text }) => text)

test('the heading of an entry goes on with no line before it, though that fills its line', () => {
  expect(
    join(['毕业论文讨论城市更新中的公共空间', 399], ['2019 年 9 月—2023 年 6 月  汾阳大学  建筑学', 250]),
  ).toHaveLength(2)
  expect(join(['• 组织读书会九次，编印文集两册。', 399], ['校史馆  讲解员  2021 年 6 月', 200])).toHaveLength(
    2,
  )
  expect(
    join(['最佳讲解员  校史馆  2021 年 6 月', 399], ['优秀学生  省教育厅  2020 年 5 月', 200]),
  ).toHaveLength(2)
  expect(beginsEntry('某市级重点课题  省社科院  成员', '组  2021 年 6 月')).toBe(false)
})

test('a period goes on below within itself', () => {
  expect(join(['Lake Society\tOct 2025 –', 300], ['May 2026', 90])).toEqual([
    'Lake Society\tOct 2025 –May 2026',
  ])
  expect(join(['Lake Society\tMar 2023 – Mar', 300], ['2024', 70])).toEqual([
    'Lake Society\tMar 2023 – Mar 2024',
  ])
  expect(join(['Lake Society', 300], ['2024', 70])).toHaveLength(2)
})

test('a contact in a narrow column is one by itself, though the one before fills its line', () => {
  expect(
    join(
      ['13900001234 (Mobile)', 390],
      ['hejianing@example.com', 395],
      ['www.linkedin.com/in/jianing', 395],
      ['-he (LinkedIn)', 120],
    ),
  ).toEqual([
    ...['13900001234 (Mobile)', 'hejianing@example.com', 'www.linkedin.com/in/jianing-he (LinkedIn)'],
  ])
  expect(beginsContact('zhang.', 'he@example.com')).toBe(false)
  expect(beginsContact('he@example.com', '.cn')).toBe(false)
})

test('blanks before a row part it, and a bracket stays with what it encloses', () => {
  expect(join(['甲公司  工程师  平台部', 385], ['昆山', 70, { blanks: 2 }])).toEqual([
    '甲公司  工程师  平台部  昆山',
  ])
  expect(join(['主修课程：工程制图、材料力学', 365], ['（88）、测量学', 120])).toEqual([
    '主修课程：工程制图、材料力学（88）、测量学',
  ])
})

test('labels in English and values with a time begin a line each', () => {
  expect(join(['Certificates：ACCA (passed)', 399], ['Interests：Rowing (2 km in 7:10)', 250])).toHaveLength(
    2,
  )
  expect(join(['现居：昆山  |  作品主页：', 330], ['https://example.com/he', 180])).toHaveLength(1)
})
