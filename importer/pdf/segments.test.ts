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
