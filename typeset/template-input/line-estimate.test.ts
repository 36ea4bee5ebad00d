import { expect, test } from 'vitest'
import { estimateLines } from './line-estimate'

test('Han letters are an em wide, and may be broken anywhere', () => {
  expect(estimateLines([{ text: '负责前端架构' }])).toEqual({ width: 6, pieces: [] })
})

test('a word is a piece that no line breaks, with the white beside Han', () => {
  const { width, pieces } = estimateLines([{ text: '使用 TypeScript 开发' }])
  expect(pieces).toHaveLength(1)
  const [from, to] = pieces[0]!
  expect(to - from).toBeGreaterThan(4.5)
  expect(to - from).toBeLessThan(7)
  expect(width).toBeGreaterThan(to)
})

test('closing signs stay with the letter before them, opening ones with the one behind', () => {
  expect(estimateLines([{ text: '甲乙，丙（丁' }]).pieces).toEqual([
    [1, 3],
    [4, 6],
  ])
})

test('what is marked as joined is one piece', () => {
  expect(estimateLines([{ text: '甲乙', joined: 'always' }, { text: '丙丁' }]).pieces).toEqual([[1, 3]])
})
