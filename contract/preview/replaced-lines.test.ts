import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findReplacedLines, replaceLines } from './replaced-lines'

const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })

test('replaced lines make the new text of the old one, whatever changed', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      expect(replaceLines(before, findReplacedLines(before, after))).toEqual(after)
    }),
  )
})

test.each<[string, before: string, after: string, runs: unknown[]]>([
  ['a changed line', 'abcde', 'abXde', [[2, 1, ['X']]]],
  [
    'the first and the last line',
    'abcd',
    'XbcY',
    [
      [0, 1, ['X']],
      [3, 1, ['Y']],
    ],
  ],
  ['two lines beside each other', 'abcd', 'XYcd', [[0, 2, ['X', 'Y']]]],
  ['a removed line', 'abc', 'ac', [[1, 1, []]]],
  ['a repeated line', 'aab', 'aaab', [[2, 0, ['a']]]],
  ['everything', 'ab', '', [[0, 2, []]]],
  ['nothing', 'ab', 'ab', []],
])('%s: only that is replaced', (_, before, after, runs) => {
  expect(findReplacedLines([...before], [...after])).toEqual(runs)
})

test('lines that are the same to the caller stay', () => {
  const ignoringCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  expect(findReplacedLines(['a', 'b', 'c'], ['A', 'x', 'C'], ignoringCase)).toEqual([[1, 1, ['x']]])
})
