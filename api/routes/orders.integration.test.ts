import { Codes } from '#contract/codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertGrant } from '../db/benefits'
import { newShortId } from '../keys'
import { orderLifeMs } from '../rules/order-offer'
import { databases } from '../testing/databases'
import { month, openOrderDesk, type OrderDesk } from '../testing/order-desk'
import { newPerson } from '../testing/person'
import { useTestApi } from '../testing/test-api'

const minute = 60_000

describe.each(databases)('orders on $name', ({ empty }) => {
  let desk: OrderDesk
  const api = useTestApi(empty)
  beforeEach(async () => {
    desk = await openOrderDesk(api)
  })

  test('has the price of now, a QR code, and half an hour', async () => {
    const { code, data } = await desk.person.call('orderNative', { productId: '200' })
    expect(code).toBe(0)
    expect(data).toEqual({
      wxPayQrCode: expect.stringMatching(/^ref-/),
      tradeNo: expect.stringMatching(/^[0-9a-f]{32}$/),
      price: 990,
      expiresAt: api.time.now + orderLifeMs,
    })
    const details = await desk.person.call('readOrder', { tradeNo: data.tradeNo })
    expect(details.data).toEqual({
      tradeNo: data.tradeNo,
      productId: '200',
      price: 990,
      channel: 'native',
      state: 'created',
      createdAt: api.time.now,
      paidAt: null,
      simulated: true,
      wxPayQrCode: data.wxPayQrCode,
      expiresAt: data.expiresAt,
    })
  })

  test('is the same for 50 presses at once, and the provider is asked once', async () => {
    const orders = await Promise.all(Array.from({ length: 50 }, () => desk.order()))
    expect(new Set(orders.map(({ tradeNo, wxPayQrCode }) => `${tradeNo} ${wxPayQrCode}`)).size).toBe(1)
    expect(desk.pay.asked).toHaveLength(1)
  })

  test('is another one for another product, another person and after its time', async () => {
    const stranger = await newPerson(api)
    const one = await desk.order()
    const other = await desk.order('300')
    const third = await desk.order('200', stranger)
    api.time.now += orderLifeMs - 2 * minute
    const late = await desk.order()
    expect(new Set([one, other, third, late].map(({ tradeNo }) => tradeNo)).size).toBe(4)
  })

  test('is another one when the price changed; whoever pays the old one has bought at the old price', async () => {
    const old = await desk.order()
    await api.db.updateTable('products').set({ price_fen: 1990 }).where('id', '=', '200').execute()
    const { data } = await desk.person.call('orderNative', { productId: '200' })
    expect([data.price, data.tradeNo === old.tradeNo]).toEqual([1990, false])
    expect((await desk.person.call('readOrder', { tradeNo: old.tradeNo })).data.wxPayQrCode).toBeNull()
    expect(await desk.tell(desk.pay.pay(old.tradeNo))).toBe(204)
    expect(await desk.grants()).toEqual([month])
  })

  test('is refused for a plan that is off sale, or below the one somebody has', async () => {
    await api.db.updateTable('products').set({ buyable: 0 }).where('id', '=', '300').execute()
    expect(await desk.person.call('orderNative', { productId: '300' })).toMatchObject({
      code: Codes.badInput,
      data: { errorMsg: '这个套餐暂时不能购买' },
    })
    await insertGrant(api.db, {
      id: newShortId(),
      user_id: desk.person.userId,
      level: 300,
      seconds: 60,
      source: 'admin',
      created_at: api.time.now,
    })
    expect(await desk.person.call('orderNative', { productId: '200' }, 'en')).toMatchObject({
      code: Codes.badInput,
      data: { errorMsg: expect.stringContaining('You have a higher plan') },
    })
    api.time.now += minute
    expect((await desk.person.call('orderNative', { productId: '200' })).code).toBe(0)
    expect((await api.call('orderNative', { productId: '200' })).code).toBe(Codes.notLoggedIn)
  })

  test('made before its plan went off sale is given to whoever pays it', async () => {
    const { tradeNo } = await desk.order()
    await api.db.updateTable('products').set({ buyable: 0 }).execute()
    await desk.tell(desk.pay.pay(tradeNo))
    expect(await desk.stateOf(tradeNo)).toBe('granted')
  })

  test('is nobody else’s', async () => {
    const { tradeNo } = await desk.order()
    const stranger = await newPerson(api)
    expect((await stranger.call('readOrder', { tradeNo })).code).toBe(Codes.notFound)
    expect((await desk.check(tradeNo, stranger)).code).toBe(Codes.notFound)
    expect((await desk.person.call('checkNative', { productId: '300', tradeNo })).code).toBe(Codes.notFound)
    expect((await desk.person.call('checkJsapi', { productId: '200', tradeNo })).code).toBe(Codes.notFound)
    expect((await stranger.call('listOrders', {})).data).toEqual([])
  })

  test('cannot be had 61 times in ten minutes, nor where nothing can be bought', async () => {
    const codes = []
    for (let n = 0; n < 61; n++)
      codes.push((await desk.person.call('orderNative', { productId: '200' })).code)
    expect(codes.filter((code) => code === 0)).toHaveLength(60)
    expect(codes.at(-1)).toBe(Codes.tooManyRequests)
    api.parts.pay = undefined
    expect((await desk.person.call('orderNative', { productId: '200' })).code).toBe(Codes.providerUnavailable)
  })
})
