import { expect, test } from 'vitest'
import { continueOnPage } from './continue-on-page'
import type { TaggedRow } from './rows-of-structure'

const row = (text: string, page: number, x: number, more: Partial<TaggedRow> = {}): TaggedRow => {
  return { text, page, x, y: 700, right: x + 100, size: 10, bottom: 700, ...more }
}
const heading = { heading: 2 }
const joined = (before: TaggedRow[], added: TaggedRow[]) => {
  continueOnPage(before, added)
  return before.map(({ text }) => text)
}

test('rows above the first heading of a page go on with their column of the page before', () => {
  const left = [row('技能', 1, 40, heading), row('SQL', 1, 40)]
  const right = [row('经历', 1, 240, heading), row('甲公司', 1, 240)]
  const added = [row('Python', 2, 40), row('奖项', 2, 40, heading), row('一等奖', 2, 40)]
  expect(joined([...left, ...right], added)).toEqual([
    '技能',
    'SQL',
    'Python',
    '经历',
    '甲公司',
    '奖项',
    '一等奖',
  ])
})

test('an item that a page break parts is one', () => {
  const before = [row('经历', 1, 40, heading), row('负责改', 1, 40, { isListItem: true })]
  expect(joined(before, [row('版', 2, 40, { isListItem: true, continuesItem: true })])).toEqual([
    '经历',
    '负责改版',
  ])
})

test('pages without headings follow one another', () => {
  expect(joined([row('一', 1, 40), row('二', 1, 240)], [row('三', 2, 40)])).toEqual(['一', '二', '三'])
})

test('what stands right of a date and below it belongs to its entry, which the next page does not part', () => {
  const before = [
    row('经历', 1, 146, heading),
    row('2022.05', 1, 45, { y: 600, bottom: 600 }),
    row('开源队列', 1, 146, { y: 580, bottom: 580 }),
  ]
  const added = [row('2024.06', 2, 45), row('异地双活', 2, 146), row('教育', 2, 45, heading)]
  expect(joined(before, added)).toEqual(['经历', '2022.05', '开源队列', '2024.06', '异地双活', '教育'])
})

test('larger letters than those of the text begin anew', () => {
  const side = [row('照片', 1, 40), row('经历', 1, 240, heading), row('一家公司的一段工作', 1, 240)]
  expect(joined(side, [row('王小明', 2, 40, { size: 24 }), row('教育', 2, 40, heading)])).toEqual([
    ...['照片', '经历', '一家公司的一段工作'],
    ...['王小明', '教育'],
  ])
})
