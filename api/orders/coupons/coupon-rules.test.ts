import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponDiscount, couponRefusal, type CouponTermsRow, type CouponUse } from './coupon-rules'

describe('what a coupon takes off', () => {
  test.each([
    ['percent', 20, 990, 198],
    ['percent', 33, 990, 326],
    ['percent', 90, 1, 0],
    ['amount', 300, 990, 300],
    ['amount', 990, 990, 989],
    ['amount', 5_000, 990, 989],
  ] as const)('%s %i of %i fen is %i fen', (kind, value, price, discount) => {
    expect(couponDiscount({ kind, value }, price)).toBe(discount)
  })

  test('one fen at least is left to pay, and never more than the price', () => {
    const coupon = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
    )
    fc.assert(
      fc.property(coupon, fc.integer({ min: 1, max: 1_000_000 }), (terms, price) => {
        const discount = couponDiscount(terms, price)
        expect(Number.isInteger(discount)).toBe(true)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(price - discount).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('a coupon is refused', () => {
  const coupon: CouponTermsRow = {
    plans: '["200"]',
    starts_at: 100,
    ends_at: 200,
    max_uses: 10,
    uses_per_user: 2,
    first_purchase_only: 1,
    disabled_at: null,
  }
  const use: CouponUse = {
    productId: '200',
    now: 100,
    uses: { all: 9, own: 1, ownOpen: 0 },
    hasBought: false,
  }

  test('not while its terms are met', () => {
    expect(couponRefusal(coupon, use)).toBeUndefined()
  })

  test.each<[string, Partial<CouponTermsRow>, Partial<CouponUse>]>([
    ['couponOff', { disabled_at: 90 }, {}],
    ['couponEarly', {}, { now: 99 }],
    ['couponExpired', {}, { now: 200 }],
    ['couponPlan', {}, { productId: '300' }],
    ['couponFirst', {}, { hasBought: true }],
    ['couponUsed', {}, { uses: { all: 9, own: 2, ownOpen: 0 } }],
    ['couponUsedUp', {}, { uses: { all: 10, own: 1, ownOpen: 0 } }],
    ['couponHeld', { first_purchase_only: 0 }, { uses: { all: 9, own: 2, ownOpen: 1 } }],
    ['couponHeld', { first_purchase_only: 0 }, { uses: { all: 10, own: 1, ownOpen: 1 } }],
    ['couponHeld', {}, { uses: { all: 9, own: 1, ownOpen: 1 } }],
  ])('as %s', (refusal, terms, facts) => {
    expect(couponRefusal({ ...coupon, ...terms }, { ...use, ...facts })).toBe(refusal)
  })

  test('not for a later purchase, or beside an open order, when it is for any', () => {
    const uses = { all: 9, own: 1, ownOpen: 1 }
    expect(
      couponRefusal({ ...coupon, first_purchase_only: 0 }, { ...use, hasBought: true, uses }),
    ).toBeUndefined()
  })
})
