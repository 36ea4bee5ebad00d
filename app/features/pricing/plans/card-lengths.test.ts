import { expect, test } from 'vitest'
import type { Product } from '#contract/billing/product'
import { cardLengths } from './card-lengths'

const plan = (productId: '200' | '300', price: number, longerCards?: Product['longerCards']): Product => ({
  productId,
  price,
  onSale: true,
  benefits: {},
  ...(longerCards && { longerCards }),
})

test('there is one length while no longer card has a price', () => {
  expect(cardLengths([plan('200', 990), plan('300', 2990)])).toEqual([{ months: 1, savedPercent: 0 }])
})

test('a length that one plan is sold for says the most that a plan saves with it, never rounded up', () => {
  const basic = plan('200', 990, [
    { months: 3, price: 2970 },
    { months: 12, price: 8900 },
  ])
  const pro = plan('300', 2990, [{ months: 12, price: 24_000 }])
  expect(cardLengths([basic, pro])).toEqual([
    { months: 1, savedPercent: 0 },
    { months: 3, savedPercent: 0 },
    { months: 12, savedPercent: 33 },
  ])
})
