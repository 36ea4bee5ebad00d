import { expect, test } from 'vitest'
import { TypedCouponCode } from './coupon'

test.each([
  [' spring-26 ', 'SPRING26'],
  ['ＳＰＲＩＮＧ２６', 'SPRING26'],
  ['spring – 26', 'SPRING26'],
])('the code %j is read as %s', (typed, code) => {
  expect(TypedCouponCode.parse(typed)).toBe(code)
})

test.each([
  ['', 'required'],
  [' - ', 'required'],
  ['春天', 'couponUnknown'],
  ['a\0b', 'couponUnknown'],
  ['x'.repeat(61), 'couponUnknown'],
])('%j is no code: %s', (typed, problem) => {
  expect(TypedCouponCode.safeParse(typed).error?.issues[0]?.message).toBe(problem)
})
