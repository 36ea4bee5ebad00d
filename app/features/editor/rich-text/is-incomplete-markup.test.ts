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
])('%j is incomplete until its next character', (marked) =>
  expect(isIncompleteMarkup(...at(marked))).toBe(true),
)

test.each(['|', '|- 甲', '-|', '1.|', '甲|', 'React |很快', '- 甲|\n- 乙', '|\n甲', '2020|'])(
  '%j can be rendered',
  (marked) => expect(isIncompleteMarkup(...at(marked))).toBe(false),
)

test('a selected range is never incomplete', () =>
  expect(isIncompleteMarkup('- 甲', { from: 0, to: 2 })).toBe(false))
