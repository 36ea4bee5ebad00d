import { ApiCodes } from '#contract/http/api-codes'
import { describe, expect, test } from 'vitest'
import { orderLifeMs } from './order-lifetime'
import { databases } from '../testing/databases'
import { monthGrant, useTestOrders } from '../testing/test-orders'
import { createTestUser, grantMembership } from '../testing/test-person'
import { failure } from '../testing/test-api'

const minute = 60_000
const day = 24 * 60 * minute

describe.each(databases)('orders on $name', ({ empty }) => {
  const { api, pay, person, order, check, notify, findRow, findState, grants } = useTestOrders(empty)

  test('an order has the current price, a QR code, and half an hour', async () => {
    const { code, data } = await person.call('orderNative', { productId: '200' })
    expect(code).toBe(0)
    expect(data).toEqual({
      wxPayQrCode: expect.stringMatching(/^ref-/),
      tradeNo: expect.stringMatching(/^[0-9a-f]{32}$/),
      price: 990,
      expiresAt: api.time.now + orderLifeMs,
    })
    const details = await person.call('readOrder', { tradeNo: data.tradeNo })
    expect(details.data).toEqual({
      tradeNo: data.tradeNo,
      productId: '200',
      months: 1,
      price: 990,
      coupon: null,
      channel: 'native',
      state: 'created',
      createdAt: api.time.now,
      paidAt: null,
      simulated: true,
      wxPayQrCode: data.wxPayQrCode,
      expiresAt: data.expiresAt,
    })
  })

  test('50 concurrent requests get the same order, and the provider is asked once', async () => {
    const orders = await Promise.all(Array.from({ length: 50 }, () => order()))
    expect(new Set(orders.map(({ tradeNo, wxPayQrCode }) => `${tradeNo} ${wxPayQrCode}`)).size).toBe(1)
    expect(pay.calls).toHaveLength(1)
  })

  test('another product, another user or an expired order leads to a new order', async () => {
    const otherUser = await createTestUser(api)
    const one = await order()
    const other = await order('300')
    const third = await order('200', otherUser)
    api.time.now += orderLifeMs - 2 * minute
    const late = await order()
    expect(new Set([one, other, third, late].map(({ tradeNo }) => tradeNo)).size).toBe(4)
  })

  test('a longer card is one order at its own price, and grants all its days when it is paid', async () => {
    const twelve = { productId: '200', months: 12 } as const
    const refused = failure(ApiCodes.invalidInput, '此套餐暂时无法购买')
    expect(await person.call('orderNative', twelve)).toMatchObject(refused)
    await api.db
      .updateTable('products')
      .set({ longer_prices: '{"12":8900}' })
      .where('id', '=', '200')
      .execute()
    expect(await person.call('orderNative', { productId: '200', months: 6 })).toMatchObject(refused)
    const month = await order()
    const year = (await person.call('orderNative', twelve)).data
    expect(year).toMatchObject({ price: 8900, tradeNo: expect.not.stringMatching(month.tradeNo) as string })
    expect((await person.call('orderNative', twelve)).data.tradeNo).toBe(year.tradeNo)
    expect(pay.orders.get(year.tradeNo)?.fen).toBe(8900)
    expect((await findRow(year.tradeNo)).description).toBe('智能简历 基础年卡')
    await notify(pay.pay(year.tradeNo))
    expect(await grants()).toEqual([{ ...monthGrant, seconds: 12 * monthGrant.seconds }])
    expect((await person.call('readOrder', { tradeNo: year.tradeNo })).data).toMatchObject({ months: 12 })
  })

  test('a price change leads to a new order, and a payment of the old one counts at the old price', async () => {
    const old = await order()
    await api.db.updateTable('products').set({ price_fen: 1990 }).where('id', '=', '200').execute()
    const { data } = await person.call('orderNative', { productId: '200' })
    expect([data.price, data.tradeNo === old.tradeNo]).toEqual([1990, false])
    expect((await person.call('readOrder', { tradeNo: old.tradeNo })).data.wxPayQrCode).toBeNull()
    expect(await notify(pay.pay(old.tradeNo))).toBe(204)
    expect(await grants()).toEqual([monthGrant])
  })

  test('an order is rejected for a plan that is off sale, or below the current one', async () => {
    await api.db.updateTable('products').set({ buyable: 0 }).where('id', '=', '300').execute()
    expect(await person.call('orderNative', { productId: '300' })).toMatchObject(
      failure(ApiCodes.invalidInput, '此套餐暂时无法购买'),
    )
    await grantMembership(api, person, 300, 1)
    expect(await person.call('orderNative', { productId: '200' }, 'en')).toMatchObject(
      failure(ApiCodes.invalidInput, expect.stringContaining('You’re on a higher plan')),
    )
    api.time.now += day
    expect((await person.call('orderNative', { productId: '200' })).code).toBe(0)
  })

  test('an order placed before its plan went off sale is granted when paid', async () => {
    const { tradeNo } = await order()
    await api.db.updateTable('products').set({ buyable: 0 }).execute()
    await notify(pay.pay(tradeNo))
    expect(await findState(tradeNo)).toBe('granted')
  })

  test('an order is not accessible to other users', async () => {
    const { tradeNo } = await order()
    const otherUser = await createTestUser(api)
    expect((await otherUser.call('readOrder', { tradeNo })).code).toBe(ApiCodes.notFound)
    expect((await check(tradeNo, otherUser)).code).toBe(ApiCodes.notFound)
    expect((await person.call('checkNative', { productId: '300', tradeNo })).code).toBe(ApiCodes.notFound)
    expect((await person.call('checkJsapi', { productId: '200', tradeNo })).code).toBe(ApiCodes.notFound)
    expect((await otherUser.call('listOrders', {})).data).toEqual([])
  })

  test('an order is rejected after 60 in ten minutes, or while payment is off', async () => {
    const codes = []
    for (let n = 0; n < 61; n++) codes.push((await person.call('orderNative', { productId: '200' })).code)
    expect(codes.filter((code) => code === 0)).toHaveLength(60)
    expect(codes.at(-1)).toBe(ApiCodes.tooManyRequests)
    api.deps.pay = undefined
    expect((await person.call('orderNative', { productId: '200' })).code).toBe(ApiCodes.providerUnavailable)
  })
})
