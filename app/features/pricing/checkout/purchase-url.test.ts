import { expect, test } from 'vitest'
import { pricingUrl, purchaseUrl } from './purchase-url'

test.each([
  [purchaseUrl('200', 990, { months: 1 }), '/pricing?productId=200&price=990'],
  [purchaseUrl('200', undefined, { months: 12 }), '/pricing?productId=200&months=12'],
  [
    purchaseUrl('300', 26_900, { months: 12, page: '/plans', coupon: 'SPRING', back: '/resume/my' }),
    '/plans?productId=300&price=26900&months=12&coupon=SPRING&back=%2Fresume%2Fmy',
  ],
  [pricingUrl({ months: 1 }), '/pricing'],
  [pricingUrl({ months: 3, coupon: '' }), '/pricing?months=3&coupon='],
  [pricingUrl({ months: 1, order: 'T1' }), '/pricing?order=T1'],
])('%s', (url, expected) => {
  expect(url).toBe(expected)
})
