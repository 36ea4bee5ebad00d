import { expect, test } from 'vitest'
import type { StructureElement } from './read-structure'
import { rowsOfStructure } from './rows-of-structure'
import type { TextItem } from './text-item'

const size = 10
/** `id: [text, x, line]`: stretches of marked content, lines from the top. */
type Stretches = Record<string, [text: string, x: number, line: number]>

function read(structure: StructureElement, stretches: Stretches) {
  const itemsById = new Map(
    Object.entries(stretches).map(([mark, [text, x, line]]): [string, TextItem[]] => [
      mark,
      [{ text, x, y: 700 - 15 * line, width: size * text.length, size, isRotated: false, mark }],
    ]),
  )
  const rows = rowsOfStructure(structure, { itemsById, page: 1, edgeOf: () => 500 })
  return rows.map(({ text, heading, isListItem, below }) => ({
    text,
    ...(below !== undefined && { below }),
    ...(heading !== undefined && { heading }),
    ...(isListItem && { isListItem }),
  }))
}
const element = (role: string, ...children: StructureElement['children']): StructureElement => ({
  role,
  children,
})

test('the order is that of the tags, wherever things are drawn', () => {
  const structure = element('Document', element('H1', 'b'), element('P', 'c'), element('P', 'a'))
  expect(read(structure, { a: ['杭州', 50, 0], b: ['工作经历', 50, 5], c: ['甲公司', 50, 3] })).toEqual([
    { text: '工作经历', heading: 1 },
    { text: '甲公司' },
    { text: '杭州' },
  ])
})

test('cells beside one another are one row, parted by tabs', () => {
  const structure = element('TR', element('TD', 'a'), element('TD', 'b'))
  expect(read(structure, { a: ['甲公司', 50, 0], b: ['2020.01', 400, 0] })).toEqual([
    { text: '甲公司\t2020.01' },
  ])
})

test('an item has its sign and its words, and says that it is one', () => {
  const structure = element('L', element('LI', element('Lbl', 'a'), element('LBody', element('P', 'b'))))
  expect(read(structure, { a: ['•', 50, 0], b: ['负责改版', 64, 0] })).toEqual([
    { text: '• 负责改版', isListItem: true },
  ])
})

test('a heading of two lines is one, with a space between Latin words', () => {
  const structure = element('H2', 'a', 'b')
  expect(read(structure, { a: ['Work', 50, 0], b: ['Experience', 50, 1] })).toEqual([
    { text: 'Work Experience', heading: 2 },
  ])
})

test('a heading of twenty thousand lines, and a row of as many cells, are read', () => {
  const ids = Array.from({ length: 20_000 }, (_, i) => `m${i}`)
  const stretches: Stretches = Object.fromEntries(ids.map((id, i) => [id, ['字', 50, i]]))
  expect(read(element('H1', ...ids), stretches)[0]?.text).toHaveLength(20_000)
  const cells: Stretches = Object.fromEntries(ids.map((id, i) => [id, ['字', 50 + 30 * i, 0]]))
  const row = element('TR', ...ids.map((id) => element('TD', id)))
  expect(read(row, cells)[0]?.text.split('\t')).toHaveLength(20_000)
})

test('a place below the dates in the margin comes after what stands beside them', () => {
  const structure = element('Div', element('Div', 'a', 'b'), element('Div', 'c'))
  expect(
    read(structure, { a: ['2020.01–2022.06', 50, 0], b: ['杭州', 50, 1], c: ['甲公司', 300, 0] }),
  ).toEqual([{ text: '2020.01–2022.06\t甲公司', below: '杭州' }])
})

test('dates in the middle of the height of a name and its role stand beside the name', () => {
  const structure = element(
    'Div',
    element('Div', element('P', 'a'), element('P', 'b')),
    element('Div', element('P', 'c')),
  )
  expect(
    read(structure, { a: ['甲大学', 50, 0], b: ['统计学', 50, 1], c: ['2018.09 – 2022.06', 300, 0.5] }),
  ).toEqual([{ text: '甲大学\t2018.09 – 2022.06' }, { text: '统计学' }])
})
