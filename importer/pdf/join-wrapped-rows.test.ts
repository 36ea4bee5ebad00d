import { describe, expect, test } from 'vitest'
import { createColumnEdges } from './column-edges'
import { joinWrappedRows } from './join-wrapped-rows'
import { rowsOfColumn } from './rows-of-column'
import type { Segment } from './segments'

const pitch = 15
/** Segments of a line, ten points a letter: `x: text`, and what they belong to. */
const line = (n: number, cells: Record<number, string>, block?: number): Segment[] =>
  Object.entries(cells).map(([x, text]) => ({
    ...{ text, x: Number(x), right: Number(x) + 10 * text.length, y: 1_000_000 - n * pitch, size: 10 },
    ...(block !== undefined && { marks: { first: `${block}`, last: `${block}` } }),
  }))
const textsOf = (lines: Segment[][]) => {
  const rows = rowsOfColumn(lines.flat()).map((row) => ({ ...row, page: 1 }))
  const isTagged = lines.flat().some(({ marks }) => marks !== undefined)
  return joinWrappedRows(rows, createColumnEdges(rows), isTagged ? (mark) => mark : undefined).map(
    ({ text }) => text,
  )
}

describe('joining the rows of a PDF', () => {
  test('a row goes on where the one before reached the edge', () => {
    expect(
      textsOf([
        line(0, { 50: '写了一份很长很长的报告' }),
        line(1, { 50: '给部门' }),
        line(2, { 50: '另一件事' }),
      ]),
    ).toEqual(['写了一份很长很长的报告给部门', '另一件事'])
  })

  test('the sign of an item is no cell of its own', () => {
    expect(textsOf([line(0, { 50: '•', 70: '写了一份很长很长的报告' }), line(1, { 70: '给部门' })])).toEqual([
      '• 写了一份很长很长的报告给部门',
    ])
  })

  test('a name goes on below, beside the date at the end of its first row', () => {
    const name = '长三角智能网联新能源汽车动力电池研究院'
    expect(textsOf([line(0, { 50: name, 265: '2020.01-2021.02' }), line(1, { 50: '有限公司' })])).toEqual([
      `${name}有限公司\t2020.01-2021.02`,
    ])
  })

  test('a value of a form goes on within its cell', () => {
    const rows = [
      line(0, { 50: '邮箱', 100: 'zhang@exam', 250: '现居', 300: '杭州' }),
      line(1, { 100: 'ple.com' }),
    ]
    expect(textsOf(rows)).toEqual(['邮箱\tzhang@example.com\t现居\t杭州'])
  })

  test('tags say which rows are one paragraph, and which are none', () => {
    const full = '一二三四五六七八九十'
    expect(
      textsOf([
        line(0, { 50: full }, 1),
        line(1, { 50: '甲' }, 1),
        line(2, { 50: full }, 2),
        line(3, { 50: '乙' }, 3),
      ]),
    ).toEqual([`${full}甲`, full, '乙'])
  })

  test('the name of a section stands apart from the text beside it', () => {
    expect(textsOf([line(0, { 50: '工作经历', 150: '甲公司' })])).toEqual(['工作经历', '甲公司'])
  })

  // Work that grows faster than the rows takes longer than the test may.
  test.each([
    [
      'rows of one tagged paragraph',
      Array.from({ length: 100_000 }, (_, n) => line(n, { 50: '一二三四五' }, 1)),
    ],
    [
      'segments of one row',
      [Array.from({ length: 100_000 }, (_, n) => line(0, { [50 + n * 100]: '一二三' })[0]!)],
    ],
  ])('a hundred thousand %s are joined', (_, lines) => {
    expect(textsOf(lines)).toHaveLength(1)
  })
})
