import { expect, test } from 'vitest'
import { segmentsOf } from './segments'
import type { TextItem } from './text-item'
import { restoreBlanks, type WrittenText } from './written-blanks'

const item = (text: string, x: number, right: number): TextItem => {
  return { text, x, y: 700, width: right - x, size: 10, isRotated: false }
}
/** What a page writes, of its words and blanks. */
function written(text: string): WrittenText {
  const blanks: number[] = []
  let before = 0
  for (const letter of text)
    if (letter === ' ') before++
    else {
      blanks.push(before)
      before = 0
    }
  return { letters: text.replaceAll(' ', ''), blanks }
}
const textOf = (items: TextItem[], text: string) =>
  segmentsOf(restoreBlanks(items, written(text))).map((segment) => segment.text)

test('two blanks that the page writes part the words of a line, wherever its pieces begin', () => {
  const whole = [item('Senior Auditor Perth, WA', 50, 170)]
  expect(textOf(whole, 'Senior Auditor  Perth, WA')).toEqual(['Senior Auditor  Perth, WA'])
  const pieces = [item('采购专员', 50, 90), item(' ', 90, 95), item('昆山', 95, 115)]
  expect(textOf(pieces, '采购专员  昆山')).toEqual(['采购专员  昆山'])
  expect(textOf(pieces, '采购专员 昆山')).toEqual(['采购专员 昆山'])
})

test('blanks that end a sentence or spread a name part nothing', () => {
  expect(textOf([item('Ran it. Sold it.', 50, 130)], 'Ran it.  Sold it.')).toEqual(['Ran it. Sold it.'])
  expect(textOf([item('姓 名：何嘉宁', 50, 120)], '姓  名：何嘉宁')).toEqual(['姓 名：何嘉宁'])
})

test('a gap between Latin words without a blank is a tab, where the page writes its blanks', () => {
  const items = [item('Lake Audit of Perth', 50, 140), item(' ', 140, 142), item('Senior Auditor', 142, 210)]
  expect(textOf(items, 'Lake Audit of PerthSenior Auditor')).toEqual([
    'Lake Audit of Perth',
    'Senior Auditor',
  ])
  expect(textOf(items, 'LakeAuditofPerthSeniorAuditor')).toEqual(['Lake Audit of Perth Senior Auditor'])
})

test('Chinese words stand at a tab where a wide gap of another line ends', () => {
  const line = [item('校广播站台长室', 50, 120), item('编辑', 121, 141)]
  const other = { ...item('甲', 50, 60), y: 680 }
  const stop = { ...item('乙', 121, 131), y: 680 }
  expect(textOf([...line, other, stop], '校广播站台长室编辑甲乙').slice(0, 2)).toEqual([
    '校广播站台长室',
    '编辑',
  ])
  expect(textOf(line, '校广播站台长室编辑')).toEqual(['校广播站台长室编辑'])
})

test('letters that the page does not write, or writes in another way, are skipped', () => {
  const items = [item('甲公司', 50, 80), item('不在', 80, 100), item('主管 部门', 100, 150)]
  expect(restoreBlanks(items, written('甲公司xx主管  部门')).map(({ text }) => text)).toEqual([
    ...['甲公司', '不在', '主管  部门'],
  ])
})
