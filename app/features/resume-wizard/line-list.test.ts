import { expect, test } from 'vitest'
import { bulletedLines, fromLineList, toLineList } from './line-list'

test.each([
  ['', ''],
  ['整理反馈', '- 整理反馈'],
  ['整理反馈\n\n写周报 \n带 2 人', '- 整理反馈\n- 写周报\n- 带 2 人'],
  ['- 整理反馈\n写周报', '- 整理反馈\n- 写周报'],
  ['• 整理反馈\n•写周报', '• 整理反馈\n•写周报'],
  ['-整理反馈\n—写周报', '- 整理反馈\n- 写周报'],
  ['1. 整理反馈\n2、写周报', '1. 整理反馈\n2、写周报'],
  ['　　整理反馈\n　　写周报', '- 整理反馈\n- 写周报'],
  ['- 整理反馈\n  归成 5 类\n  - 其中 2 类', '- 整理反馈\n  归成 5 类\n  - 其中 2 类'],
  ['-5% 的成本', '- -5% 的成本'],
  ['**整理**反馈', '- **整理**反馈'],
])('each line of %j becomes an item of a list', (typed, list) => {
  expect(toLineList(typed)).toBe(list)
  expect(toLineList(list)).toBe(list)
})

test.each([
  ['- 整理反馈\n- 写周报', '整理反馈\n写周报'],
  ['1. 整理反馈\n2. 写周报', '1. 整理反馈\n2. 写周报'],
  ['- 整理反馈\n  归成 5 类', '- 整理反馈\n  归成 5 类'],
  ['', ''],
])('the list %j is written in the box as %j, and saved as the same list', (list, box) => {
  expect(fromLineList(list)).toBe(box)
  expect(toLineList(box)).toBe(list)
})

test.each([
  ['', [true]],
  ['整理反馈\n', [true, true]],
  ['整理反馈\n\n写周报', [true, false, true]],
  ['- 整理反馈\n-写周报\n• 带 2 人\n1. 对账', [false, false, false, false]],
  ['- 整理反馈\n  归成 5 类', [false, false]],
])('a bullet stands before the lines of %j that have none: %j', (typed, points) => {
  expect(bulletedLines(typed).map(({ isPoint }) => isPoint)).toEqual(points)
})
