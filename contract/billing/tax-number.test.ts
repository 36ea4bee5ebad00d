import { expect, test } from 'vitest'
import { normalizeTaxNumber, taxNumberProblem } from './tax-number'

test.each([
  // Published codes of well-known companies.
  '91440300708461136T',
  '9144030071526726XG',
  '914403001922038216',
  '91110000802100433B',
])('%s is a valid unified social credit code', (code) => {
  expect(taxNumberProblem(code)).toBeUndefined()
})

test('a changed character or two swapped ones are found by the check character', () => {
  expect(taxNumberProblem('91440300708461137T')).toBe('check')
  expect(taxNumberProblem('91440300708416136T')).toBe('check')
  expect(taxNumberProblem('91440300708461136X')).toBe('check')
})

test.each([
  ['I, which no code has', '91440300I08461136T'],
  ['a letter in the region', '9144A300708461136T'],
])('a number of 18 characters with %s is none', (_, code) => {
  expect(taxNumberProblem(code)).toBe('check')
})

test.each([
  ['14 characters', '44030070846113', 'form'],
  ['15 characters', '440300708461136', undefined],
  ['17 characters', '12345678901234567', undefined],
  ['20 characters', '11010119900101001901', undefined],
  ['21 characters', '110101199001010019012', 'form'],
  ['a Chinese character', '91440300708461136税', 'form'],
  ['nothing', '', 'form'],
])('of a number of %s the check is %s', (_, code, problem) => {
  expect(taxNumberProblem(code)).toBe(problem)
})

test('a number is read as people type and paste it', () => {
  expect(normalizeTaxNumber(' 9144 0300-7084 6113–6t ')).toBe('91440300708461136T')
  expect(normalizeTaxNumber('９１４４０３００７０８４６１１３６Ｔ')).toBe('91440300708461136T')
})
