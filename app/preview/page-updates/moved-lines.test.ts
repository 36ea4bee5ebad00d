import { expect, test } from 'vitest'
import { hasMovedLines } from './moved-lines'

const line = (x: number, y: number, glyph = 'a') =>
  `<g transform="translate(${x} ${y})scale(0.01 -0.01)"><use href="#${glyph}"/></g>`
const rule = (y: number) => `<path transform="translate(40 ${y})" d="M0 0h515"/>`
const page = (...elements: string[]) => ({ width: 595, height: 842, elements })
const before = [page(line(40, 80), line(40, 96), rule(100.5)), page(line(40, 60))]

test.each([
  ['another letter', [page(line(40, 80, 'b'), line(40, 96), rule(100.5)), before[1]!], false],
  ['a date that grew to the left', [page(line(33.5, 80), line(40, 96), rule(100.5)), before[1]!], false],
  ['a rule that is lower', [page(line(40, 80), line(40, 96), rule(101)), before[1]!], true],
  ['a line more', [page(line(40, 80), line(40, 96), line(40, 112), rule(100.5)), before[1]!], true],
  ['a line on another page', [before[0]!, page(line(40, 61))], true],
  ['a page less', [before[0]!], true],
])('%s', (_, after, isMoved) => {
  expect(hasMovedLines(before, after)).toBe(isMoved)
})
