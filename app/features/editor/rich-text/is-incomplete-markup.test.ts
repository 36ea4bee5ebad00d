import { expect, test } from 'vitest'
import { isIncompleteMarkup } from './is-incomplete-markup'

const at = (marked: string) => {
  const from = marked.indexOf('|')
  return [marked.replace('|', ''), { from, to: from }] as const
}

test.each([
  '- |',
  '* |',
  '1. |',
  '1、|',
  '•|',
  '- 甲\n- |',
  '甲\n|',
  '甲\n\n|',
  'React |',
  '甲\n|\n乙',
  '  ·|',
])('%j waits for its next letter', (marked) => expect(isIncompleteMarkup(...at(marked))).toBe(true))

test.each(['|', '|- 甲', '-|', '1.|', '甲|', 'React |很快', '- 甲|\n- 乙', '|\n甲', '2020|'])(
  '%j can be drawn',
  (marked) => expect(isIncompleteMarkup(...at(marked))).toBe(false),
)

test('what is chosen is there already', () =>
  expect(isIncompleteMarkup('- 甲', { from: 0, to: 2 })).toBe(false))
