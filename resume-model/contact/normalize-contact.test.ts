import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailProblem, formatPhone, normalizeEmail, phoneProblem } from './normalize-contact'

test.each([
  ['13812345678', '138 1234 5678'],
  ['138-1234-5678', '138 1234 5678'],
  ['+86 138 1234 5678', '138 1234 5678'],
  ['0086-13812345678', '138 1234 5678'],
  ['１３８１２３４５６７８', '138 1234 5678'],
  [' 138 1234 5678。', '138 1234 5678'],
  ['138 1234 5678.', '138 1234 5678'],
  ['13812345678、13987654321', '138 1234 5678 / 139 8765 4321'],
  ['010-62751234', '010-62751234'],
  ['+1 (415) 555-0100', '+1 (415) 555-0100'],
  ['微信同号', '微信同号'],
  ['，', '，'],
  ['1381234567', '1381234567'],
  ['', ''],
])('prints the phone %j as %j', (typed, printed) => {
  expect(formatPhone(typed)).toBe(printed)
})

test('keeps the country of a mobile on an English resume', () => {
  expect(formatPhone('+8613812345678', true)).toBe('+86 138 1234 5678')
  expect(formatPhone('13812345678', true)).toBe('138 1234 5678')
})

test.each([
  ['138 1234 5678', undefined],
  ['13812345678 / 010-62751234', undefined],
  ['+1 415 555 0100', undefined],
  ['', undefined],
  ['1381234567', 'phoneDigits:10'],
  ['138123456789', 'phoneDigits:12'],
  ['微信同号', 'phoneText'],
  ['123', 'phoneText'],
])('says of the phone %j what cannot be right: %s', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem)
})

test.each([
  ['lin@example.com', 'lin@example.com'],
  [' lin＠example．com ', 'lin@example.com'],
  ['lin @example.com。', 'lin@example.com'],
  ['lin@example。com', 'lin@example.com'],
  ['mailto:lin@example.com,', 'lin@example.com'],
  ['<lin@example.com>', 'lin@example.com'],
  ['lin@', 'lin@'],
  ['lin 和 wang', 'lin 和 wang'],
  ['', ''],
])('normalises the e-mail address %j to %j', (typed, normal) => {
  expect(normalizeEmail(typed)).toBe(normal)
})

test.each([
  ['lin@example.com', undefined],
  ['', undefined],
  ['lin@example', 'email'],
])('says of the e-mail address %j what cannot be right: %s', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem)
})

describe('for any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789+- ()./、，＠@.。ab１２'), maxLength: 40 }),
  )

  test('normalising twice changes nothing more', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (typed, keeps) => {
        const phone = formatPhone(typed, keeps)
        expect(formatPhone(phone, keeps)).toBe(phone)
        expect(normalizeEmail(normalizeEmail(typed))).toBe(normalizeEmail(typed))
      }),
    )
  })

  test('no letter and no digit is lost but the country of a mobile', () => {
    const letters = (value: string) => value.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
    fc.assert(
      fc.property(text, (typed) => {
        expect(letters(formatPhone(typed, true)).replaceAll('0086', '86')).toBe(
          letters(typed).replaceAll('0086', '86'),
        )
      }),
    )
  })
})
