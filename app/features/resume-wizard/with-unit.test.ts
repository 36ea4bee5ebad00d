import { expect, test } from 'vitest'
import { withUnit } from './with-unit'

test.each([
  ['6', '6 年', '6 年'],
  [' 12 ', '6 年', '12 年'],
  ['6 年', '6 年', '6 年'],
  ['六年', '6 年', '六年'],
  ['', '6 年', ''],
  ['4', '每周 4 天', '4'],
  ['3', '1 month', '3'],
  ['389', undefined, '389'],
])('%j in a field with the example %j is %j', (typed, example, expected) => {
  expect(withUnit(typed, example)).toBe(expected)
})
