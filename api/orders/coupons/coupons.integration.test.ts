import type { CouponTerms } from '#contract/admin/admin-coupon'
import { ApiCodes } from '#contract/http/api-codes'
import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { couponRefusalOf, useTestCoupons } from '../../testing/test-coupons'
import { createTestUser } from '../../testing/test-person'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

describe.each(databases)('coupons on $name', ({ empty }) => {
  const coupons = useTestCoupons(empty)
  const { api, pay, notify, findRow, findState, grants, reconcile, person: buyer, admin } = coupons
  const { create, orderWith, quote, listed } = coupons
  const used = async () => (await listed())[0].used as number

  test('an order with a coupon costs less, says so everywhere, and is refunded as paid', async () => {
    await create()
    const { data } = await orderWith(' ｓpring 26 ')
    expect(data.price).toBe(792)
    expect(await findRow(data.tradeNo)).toMatchObject({
      price_fen: 792,
      discount_fen: 198,
      coupon_id: 'SPRING26',
    })
    expect(pay.orders.get(data.tradeNo)?.fen).toBe(792)
    await notify(pay.pay(data.tradeNo))
    expect(await findState(data.tradeNo)).toBe('granted')
    expect(await grants()).toHaveLength(1)
    const coupon = { code: 'SPRING26', discount: 198 }
    const { tradeNo } = data
    expect((await buyer.call('readOrder', { tradeNo })).data).toMatchObject({ price: 792, coupon })
    expect((await admin.call('findOrderAsAdmin', { number: tradeNo })).data).toMatchObject({
      coupon,
      refundableFen: 792,
    })
    expect((await buyer.call('readInvoice', { tradeNo })).data.fen).toBe(792)
    const refund = { tradeNo, fen: 792, wish: 'wish-of-a-form', reason: '退' }
    expect((await admin.call('refundOrder', refund)).code).toBe(ApiCodes.ok)
    await notify(pay.finishRefund(`${tradeNo}R1`))
    expect(await findState(tradeNo)).toBe('refunded')
    // What was bought with it counts, whatever became of it.
    expect(await used()).toBe(1)
  })

  test('a coupon comes off the price of a longer card, and what it holds for a month is not held for a year', async () => {
    await api.db
      .updateTable('products')
      .set({ longer_prices: '{"12":8900}' })
      .where('id', '=', '200')
      .execute()
    await create({ maxUses: 1 })
    const year = { coupon: 'SPRING26', months: 12 } as const
    expect((await buyer.call('quoteCoupon', year)).data.prices).toEqual([
      { productId: '200', listPrice: 8900, discount: 1780, refusal: null },
    ])
    await orderWith('SPRING26')
    expect((await buyer.call('quoteCoupon', year)).data.prices).toMatchObject([{ refusal: 'couponHeld' }])
    expect((await quote('SPRING26')).data.prices).toMatchObject([{ refusal: null }, {}])
  })

  test('the same form sent twice is one order and one use', async () => {
    await create({ maxUses: 1 })
    const [first, second] = await Promise.all([orderWith('SPRING26'), orderWith('SPRING26')])
    expect(first.data.tradeNo).toBe(second.data.tradeNo)
    expect(await used()).toBe(1)
    expect(await listed()).toMatchObject([{ pending: 1, state: 'usedUp' }])
  })

  test('each refusal stands at the field, and makes no order', async () => {
    const cases: [string, Partial<CouponTerms>][] = [
      ['couponEarly', { startsAt: api.time.now + 1 }],
      ['couponExpired', { startsAt: api.time.now - 2, endsAt: api.time.now }],
      ['couponPlan', { plans: ['300'] }],
    ]
    for (const [code, change] of cases) {
      await api.db.deleteFrom('coupons').execute()
      await create(change)
      expect(couponRefusalOf(await orderWith('SPRING26'))).toBe(code)
    }
    expect(couponRefusalOf(await orderWith('NOSUCH'))).toBe('couponUnknown')
    await admin.call('changeCoupon', { code: 'SPRING26', to: 'disabled' })
    expect(couponRefusalOf(await orderWith('SPRING26'))).toBe('couponOff')
    expect((await buyer.call('listOrders', {})).data).toEqual([])
  })

  test('used by one, used up by all', async () => {
    await create({ maxUses: 2 })
    await notify(pay.pay((await orderWith('SPRING26')).data.tradeNo))
    expect(couponRefusalOf(await orderWith('SPRING26'))).toBe('couponUsed')
    await orderWith('SPRING26', await createTestUser(api))
    const third = await createTestUser(api)
    expect(couponRefusalOf(await orderWith('SPRING26', third))).toBe('couponUsedUp')
    expect((await quote('SPRING26', third)).data.prices).toMatchObject([
      { productId: '200', refusal: 'couponUsedUp' },
      { productId: '300', refusal: 'couponUsedUp' },
    ])
  })

  test('a closed order releases its use', async () => {
    await create({ maxUses: 1 })
    const { data } = await orderWith('SPRING26')
    const other = await createTestUser(api)
    expect(couponRefusalOf(await orderWith('SPRING26', other))).toBe('couponUsedUp')
    api.time.now += 35 * MINUTE_MS
    await reconcile()
    expect(await findState(data.tradeNo)).toBe('closed')
    expect(await used()).toBe(0)
    expect((await orderWith('SPRING26', other)).data.price).toBe(792)
  })

  test('for a first purchase only, refunded or not', async () => {
    await create({ isFirstPurchaseOnly: true, usesPerUser: 5 })
    expect((await orderWith('SPRING26')).data.price).toBe(792)
    await notify(pay.pay((await buyer.call('orderNative', { productId: '200' })).data.tradeNo))
    expect(couponRefusalOf(await orderWith('SPRING26', buyer, '300'))).toBe('couponFirst')
  })

  test('a first purchase is open once: another plan with it closes the order before', async () => {
    await create({ isFirstPurchaseOnly: true, usesPerUser: 5 })
    const first = (await orderWith('SPRING26')).data
    expect(couponRefusalOf(await orderWith('SPRING26', buyer, '300'))).toBe('couponHeld')
    api.time.now += 5 * MINUTE_MS
    const second = (await orderWith('SPRING26', buyer, '300')).data
    expect([await findState(first.tradeNo), await findState(second.tradeNo)]).toEqual(['closed', 'created'])
  })

  test('whoever orders without it and then with it again gets the order that holds it', async () => {
    await create()
    const withIt = (await orderWith('SPRING26')).data
    const without = (await buyer.call('orderNative', { productId: '200' })).data
    expect(without).toMatchObject({ price: 990 })
    expect((await orderWith('SPRING26')).data.tradeNo).toBe(withIt.tradeNo)
    expect(await findRow(without.tradeNo)).toMatchObject({ replaced: 1 })
    expect(await findRow(withIt.tradeNo)).toMatchObject({ replaced: 0 })
  })

  test('another plan with it waits until WeChat lets the first order be closed', async () => {
    await create()
    const { tradeNo } = (await orderWith('SPRING26')).data
    expect(couponRefusalOf(await orderWith('SPRING26', buyer, '300'))).toBe('couponHeld')
    expect((await quote()).data.prices).toMatchObject([{ refusal: null }, { refusal: 'couponHeld' }])
    api.time.now += 5 * MINUTE_MS
    expect((await quote()).data.prices).toMatchObject([{ refusal: null }, { refusal: null }])
    const { data } = await orderWith('SPRING26', buyer, '300')
    expect(data.price).toBe(2392)
    expect([await findState(tradeNo), await used()]).toEqual(['closed', 1])
  })

  test('an order that was paid meanwhile keeps the use', async () => {
    await create()
    const { tradeNo } = (await orderWith('SPRING26')).data
    pay.pay(tradeNo)
    api.time.now += 5 * MINUTE_MS
    expect(couponRefusalOf(await orderWith('SPRING26', buyer, '300'))).toBe('couponUsed')
    expect(await findState(tradeNo)).toBe('granted')
  })

  test('the price is that of the order, whatever changes afterwards', async () => {
    await create()
    const { tradeNo } = (await orderWith('SPRING26')).data
    await admin.call('changeCoupon', { code: 'SPRING26', to: 'disabled' })
    await api.db.updateTable('products').set({ price_fen: 1990 }).where('id', '=', '200').execute()
    expect(await notify(pay.pay(tradeNo))).toBe(204)
    expect(await findState(tradeNo)).toBe('granted')
  })

  test('guesses are limited, also for a code that exists; what exists is never counted', async () => {
    await create({ usesPerUser: 2 })
    for (let n = 0; n < 20; n++) expect((await quote()).code).toBe(ApiCodes.ok)
    for (let n = 0; n < 15; n++) expect(couponRefusalOf(await quote(`GUESS${n}`))).toBe('couponUnknown')
    expect((await quote('GUESS99')).code).toBe(ApiCodes.tooManyRequests)
    expect((await quote()).code).toBe(ApiCodes.tooManyRequests)
    expect((await orderWith('SPRING26')).code).toBe(ApiCodes.tooManyRequests)
    const other = await createTestUser(api)
    expect((await quote('SPRING26', other)).code).toBe(ApiCodes.ok)
  })

  test('plans say that they take coupons, only while there is one for them', async () => {
    const accepting = async () =>
      (await api.call('listProducts', {})).data.flatMap(
        (product: { productId: string; acceptsCoupons?: true }) =>
          product.acceptsCoupons ? product.productId : [],
      )
    const version = async () => (await api.call('readShownVersion', {})).data as unknown
    const before = await version()
    expect(await accepting()).toEqual([])
    await create({ plans: ['300'] })
    expect(await accepting()).toEqual(['300'])
    expect(await version()).not.toEqual(before)
    api.time.now += 7 * DAY_MS
    expect(await accepting()).toEqual([])
    expect(await version()).toEqual(before)
  })
})
