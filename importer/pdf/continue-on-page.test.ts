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
