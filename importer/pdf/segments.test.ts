import { expect, test } from 'vitest'
import { segmentsOf } from './segments'
import type { TextItem } from './text-item'

const item = (text: string, x: number, y: number, size = 10): TextItem => {
  return { text, x, y, width: text.length * size, size, isRotated: false }
}

test('a blank in the size of a heading does not move the line beside it', () => {
  const [segment, ...others] = segmentsOf([item(' ', 99, 556, 14), item('甲大学', 169, 559)])
  expect(others).toEqual([])
  expect(segment).toMatchObject({ text: '甲大学', y: 559, size: 10 })
  expect(segmentsOf([item(' ', 99, 561, 14), item('甲大学', 169, 559)])).toMatchObject([{ y: 559, size: 10 }])
})

test('a blank parts the words around it', () => {
  expect(segmentsOf([item('a', 50, 700), item(' ', 60, 700), item('b', 64, 700)])[0]!.text).toBe('a b')
})

test('where many lines begin a column does, though a comma before the gap leaves room', () => {
  const besides = Array.from({ length: 6 }, (_, i) => item('右栏的一行', 219, 600 - 15 * i))
  const lines = segmentsOf([item('分布式事务、', 45, 700), item('（开源）项目', 118, 700), ...besides])
  expect(lines[0]!.text).toBe('分布式事务、  （开源）项目')
  const columns = segmentsOf([
    item('有创血流监测与分布式事务的处理、', 45, 700),
    item('甲公司', 219, 700),
    ...besides,
  ])
  expect(columns.slice(0, 2).map(({ text }) => text)).toEqual(['有创血流监测与分布式事务的处理、', '甲公司'])
  const hanging = segmentsOf([
    item('有创血流监测与分布式事务的处理、', 45, 700),
    item('《期刊》', 214, 700),
    ...besides,
  ])
  expect(hanging.slice(0, 2).map(({ text }) => text)).toEqual([
    '有创血流监测与分布式事务的处理、',
    '《期刊》',
  ])
})
