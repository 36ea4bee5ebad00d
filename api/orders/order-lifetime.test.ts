import { describe, expect, test } from 'vitest'
import { CARD_MONTHS } from '#contract/billing/card-months'
import { isOrderReusable, monthSeconds, orderMonths, shouldCloseOrder, orderLifeMs } from './order-lifetime'

const minute = 60_000
const wanted = {
  seconds: monthSeconds,
  price_fen: 990,
  coupon_id: null,
  app_id: 'wx1',
  open_id: 'o1',
  simulated: 0,
}
const order = { ...wanted, replaced: 0, created_at: 0, expires_at: orderLifeMs }

describe('reusing an open order', () => {
  test.each<[string, Partial<Omit<typeof order, 'coupon_id'> & { coupon_id: string }>, number, boolean]>([
    ['at once', {}, 0, true],
    ['with more than two minutes left', {}, orderLifeMs - 2 * minute - 1, true],
    ['not with two minutes left', {}, orderLifeMs - 2 * minute, false],
    ['not at another price', { price_fen: 1990 }, 0, false],
    ['not for another length', { seconds: 3 * monthSeconds }, 0, false],
    ['not with a coupon that was not asked for', { coupon_id: 'SPRING' }, 0, false],
    ['not for another payer', { open_id: 'o2' }, 0, false],
    ['not for another application', { app_id: 'wx2' }, 0, false],
    ['not when it was a simulation', { simulated: 1 }, 0, false],
  ])('%s', (_, change, now, given) => {
    expect(isOrderReusable({ ...order, ...change }, wanted, now)).toBe(given)
  })
})

describe('closing an unpaid order', () => {
  test.each<[string, Partial<typeof order>, number, boolean]>([
    ['not while it can be paid', {}, orderLifeMs - 1, false],
    ['not in its last moment', {}, orderLifeMs, false],
    ['a minute after', {}, orderLifeMs + minute, true],
    ['not at once when another took its place', { replaced: 1 }, 5 * minute - 1, false],
    ['five minutes old when another took its place', { replaced: 1 }, 5 * minute, true],
  ])('%s', (_, change, now, closed) => {
    expect(shouldCloseOrder({ ...order, ...change }, now)).toBe(closed)
  })
})

test.each(CARD_MONTHS)('an order of %i months says so', (months) => {
  expect(orderMonths({ seconds: months * monthSeconds })).toBe(months)
})
