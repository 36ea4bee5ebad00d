import { Codes } from '#contract/codes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertGrant } from '../db/benefits'
import { PayFailure } from '../gateways/pay/pay-provider'
import { newShortId } from '../keys'
import { refundOrder } from '../orders/settle'
import { sweepOrders } from '../orders/sweep-orders'
import { monthSeconds, orderLifeMs } from '../rules/order-offer'
import { databases, type EmptyDatabase } from '../testing/databases'
import { newPerson, type Person } from '../testing/person'
import { type ScriptedPay, scriptedPay } from '../testing/scripted-pay'
import { startTestApi, type TestApi } from '../testing/test-api'

const minute = 60_000

describe.each(databases)('orders on $name', ({ empty }) => {
  let place: EmptyDatabase
  let api: TestApi
  let pay: ScriptedPay
  let person: Person
  beforeAll(async () => {
    place = await empty()
    api = await startTestApi(place.options)
  })
  afterAll(async () => {
    await api.close()
    await place.remove()
  })
  beforeEach(async () => {
    api.time.now = Date.UTC(2026, 4, 1)
    await api.db.updateTable('orders').set({ state: 'closed' }).where('state', '=', 'created').execute()
    await api.db.updateTable('products').set({ buyable: 1 }).where('level', '>=', 200).execute()
    await api.db.updateTable('products').set({ price_fen: 990 }).where('id', '=', '200').execute()
    pay = scriptedPay(api.parts.clock)
    api.parts.pay = pay.provider
    person = await newPerson(api)
  })

  const order = async (productId: '200' | '300' = '200', who = person) =>
    (await who.call('orderNative', { productId })).data as { tradeNo: string; wxPayQrCode: string }
  const check = (tradeNo: string, who = person) => who.call('checkNative', { productId: '200', tradeNo })
  const tell = async (payment: ReturnType<ScriptedPay['pay']>, signed?: string) =>
    (await api.app.request('/api/pay/wx/notify', pay.notification(payment!, signed))).status
  const rowOf = async (tradeNo: string) =>
    api.db.selectFrom('orders').selectAll().where('id', '=', tradeNo).executeTakeFirstOrThrow()
  const stateOf = async (tradeNo: string) => (await rowOf(tradeNo)).state
  const grants = (who = person) =>
    api.db
      .selectFrom('grants')
      .select(['level', 'seconds', 'source'])
      .where('user_id', '=', who.userId)
      .execute()
  const month = { level: 200, seconds: monthSeconds, source: 'order' }
  const sweep = () => sweepOrders(api.parts)

  describe('an order', () => {
    test('has the price of now, a QR code, and half an hour', async () => {
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
      const orders = await Promise.all(Array.from({ length: 50 }, () => order()))
      expect(new Set(orders.map(({ tradeNo, wxPayQrCode }) => `${tradeNo} ${wxPayQrCode}`)).size).toBe(1)
      expect(pay.asked).toHaveLength(1)
    })

    test('is another one for another product, another person and after its time', async () => {
      const stranger = await newPerson(api)
      const one = await order()
      const other = await order('300')
      const third = await order('200', stranger)
      api.time.now += orderLifeMs - 2 * minute
      const late = await order()
      expect(new Set([one, other, third, late].map(({ tradeNo }) => tradeNo)).size).toBe(4)
    })

    test('is another one when the price changed; whoever pays the old one has bought at the old price', async () => {
      const old = await order()
      await api.db.updateTable('products').set({ price_fen: 1990 }).where('id', '=', '200').execute()
      const { data } = await person.call('orderNative', { productId: '200' })
      expect([data.price, data.tradeNo === old.tradeNo]).toEqual([1990, false])
      expect((await person.call('readOrder', { tradeNo: old.tradeNo })).data.wxPayQrCode).toBeNull()
      expect(await tell(pay.pay(old.tradeNo))).toBe(204)
      expect(await grants()).toEqual([month])
    })

    test('is refused for a plan that is off sale, or below the one somebody has', async () => {
      await api.db.updateTable('products').set({ buyable: 0 }).where('id', '=', '300').execute()
      expect(await person.call('orderNative', { productId: '300' })).toMatchObject({
        code: Codes.badInput,
        data: { errorMsg: '这个套餐暂时不能购买' },
      })
      await insertGrant(api.db, {
        id: newShortId(),
        user_id: person.userId,
        level: 300,
        seconds: 60,
        source: 'admin',
        created_at: api.time.now,
      })
      expect(await person.call('orderNative', { productId: '200' }, 'en')).toMatchObject({
        code: Codes.badInput,
        data: { errorMsg: expect.stringContaining('You have a higher plan') },
      })
      api.time.now += minute
      expect((await person.call('orderNative', { productId: '200' })).code).toBe(0)
      expect((await api.call('orderNative', { productId: '200' })).code).toBe(Codes.notLoggedIn)
    })

    test('made before its plan went off sale is given to whoever pays it', async () => {
      const { tradeNo } = await order()
      await api.db.updateTable('products').set({ buyable: 0 }).execute()
      await tell(pay.pay(tradeNo))
      expect(await stateOf(tradeNo)).toBe('granted')
    })

    test('is nobody else’s', async () => {
      const { tradeNo } = await order()
      const stranger = await newPerson(api)
      expect((await stranger.call('readOrder', { tradeNo })).code).toBe(Codes.notFound)
      expect((await check(tradeNo, stranger)).code).toBe(Codes.notFound)
      expect((await person.call('checkNative', { productId: '300', tradeNo })).code).toBe(Codes.notFound)
      expect((await person.call('checkJsapi', { productId: '200', tradeNo })).code).toBe(Codes.notFound)
      expect((await stranger.call('listOrders', {})).data).toEqual([])
    })

    test('cannot be had 61 times in ten minutes, nor where nothing can be bought', async () => {
      const codes = []
      for (let n = 0; n < 61; n++) codes.push((await person.call('orderNative', { productId: '200' })).code)
      expect(codes.filter((code) => code === 0)).toHaveLength(60)
      expect(codes.at(-1)).toBe(Codes.tooManyRequests)
      api.parts.pay = undefined
      expect((await person.call('orderNative', { productId: '200' })).code).toBe(Codes.providerUnavailable)
    })
  })

  describe('a payment', () => {
    test('told twice, and checked, grants once', async () => {
      const { tradeNo } = await order()
      const payment = pay.pay(tradeNo)
      expect(await Promise.all([tell(payment), tell(payment), check(tradeNo)])).toMatchObject([
        204,
        204,
        { code: 0, data: true },
      ])
      expect(await tell(payment)).toBe(204)
      expect(await grants()).toEqual([month])
      expect((await person.call('fetchPlanBenefits', {})).data).toMatchObject({
        inPlan: true,
        plan: '200',
        planStopTime: api.time.now + monthSeconds * 1000,
      })
      expect((await person.call('listOrders', {})).data).toMatchObject([
        { tradeNo, state: 'granted', paidAt: api.time.now },
      ])
    })

    test('renews, and a higher plan begins at once', async () => {
      for (let n = 0; n < 2; n++) await tell(pay.pay((await order()).tradeNo))
      await tell(pay.pay((await order('300')).tradeNo))
      const { spans, ledger } = (await person.call('readMembership', {})).data
      const [start, length] = [api.time.now, monthSeconds * 1000]
      expect(spans).toEqual([
        { plan: '300', from: start, to: start + length },
        { plan: '200', from: start + length, to: start + 3 * length },
      ])
      expect(ledger).toHaveLength(3)
    })

    test('nobody told of is found by a check', async () => {
      const { tradeNo } = await order()
      pay.pay(tradeNo)
      expect(await check(tradeNo)).toMatchObject({ code: 0, data: true })
      expect(await grants()).toEqual([month])
    })

    test('nobody told of is found by the sweeper after two minutes', async () => {
      const { tradeNo } = await order()
      pay.pay(tradeNo)
      api.time.now += 2 * minute - 1
      expect(await sweep()).toBe(0)
      api.time.now += 1
      expect(await sweep()).toBe(1)
      expect(await stateOf(tradeNo)).toBe('granted')
      expect(await sweep()).toBe(0)
    })

    test('of another amount, or by another application, grants nothing', async () => {
      const { tradeNo } = await order()
      const payment = pay.pay(tradeNo, { fen: 1 })
      expect(await tell(payment)).toBe(400)
      expect(await tell({ ...payment!, fen: 990, appId: 'wxother' })).toBe(400)
      expect((await check(tradeNo)).data.errorMsg).toBe('尚未收到支付结果，请稍后再试')
      expect(await grants()).toEqual([])
    })

    test('that somebody made up is refused', async () => {
      const { tradeNo } = await order()
      const forged = { tradeNo, transactionId: 'x', appId: 'wxmp', fen: 990, paidAt: api.time.now }
      expect(await tell(forged, 'no')).toBe(401)
      expect(await grants()).toEqual([])
    })

    test('before its order is there is to be told again', async () => {
      const early = {
        tradeNo: 'T20260501',
        transactionId: 'x',
        appId: 'wxmp',
        fen: 990,
        paidAt: api.time.now,
      }
      expect(await tell(early)).toBe(404)
    })

    test('of one transaction counts for one order', async () => {
      const [one, other] = [await order(), await order('300')]
      const payment = pay.pay(one.tradeNo)
      await tell(payment)
      await api.db.updateTable('orders').set({ price_fen: 990 }).where('id', '=', other.tradeNo).execute()
      expect(await tell({ ...payment!, tradeNo: other.tradeNo })).toBe(500)
      expect(await stateOf(other.tradeNo)).toBe('created')
      expect(await grants()).toEqual([month])
    })

    test('for an account that is gone waits for its refund', async () => {
      const { tradeNo } = await order()
      await api.db.deleteFrom('users').where('id', '=', person.userId).execute()
      expect(await tell(pay.pay(tradeNo))).toBe(204)
      expect(await rowOf(tradeNo)).toMatchObject({ state: 'paid', user_id: null })
    })

    test('a letter too long, not text, or where nothing can be bought', async () => {
      const post = async (body: BodyInit) =>
        (await api.app.request('/api/pay/wx/notify', { method: 'POST', headers: { signed: 'yes' }, body }))
          .status
      expect(await post('x'.repeat(64 * 1024 + 1))).toBe(413)
      expect(await post(new Uint8Array([0xff, 0xfe]))).toBe(401)
      api.parts.pay = undefined
      expect(await post('{}')).toBe(404)
    })
  })

  describe('a check', () => {
    test('of 200 at once asks the provider once', async () => {
      const { tradeNo } = await order()
      pay.pay(tradeNo)
      const checks = await Promise.all(Array.from({ length: 200 }, () => check(tradeNo)))
      expect(checks.every(({ data }) => data === true)).toBe(true)
      expect(pay.asked.filter(({ what }) => what === 'query')).toHaveLength(1)
      expect(await grants()).toEqual([month])
    })

    test('asks again after two seconds, and when a clock was set back', async () => {
      const { tradeNo } = await order()
      const queries = () => pay.asked.filter(({ what }) => what === 'query').length
      const asks = []
      for (const ms of [0, 1_999, 1, -600_000, 0]) {
        api.time.now += ms
        expect((await check(tradeNo)).code).toBe(Codes.conflict)
        asks.push(queries())
      }
      expect(asks).toEqual([1, 1, 2, 3, 3])
    })

    test('says that the provider does not answer', async () => {
      const { tradeNo } = await order()
      pay.trouble.next = () => new PayFailure('unavailable', 'HTTP 502')
      expect(await check(tradeNo)).toMatchObject({
        code: Codes.providerUnavailable,
        data: { errorMsg: '微信支付暂时没有响应，请稍后再试' },
      })
      expect(await stateOf(tradeNo)).toBe('created')
    })
  })

  describe('a provider in trouble', () => {
    test('makes no order, and the next press tries again with the same one', async () => {
      pay.trouble.next = () => new PayFailure('unavailable', 'no answer in 6000 ms')
      expect((await person.call('orderNative', { productId: '200' })).code).toBe(Codes.providerUnavailable)
      pay.trouble.next = () => undefined
      expect((await person.call('orderNative', { productId: '200' })).code).toBe(0)
      expect(new Set(pay.asked.map(({ tradeNo }) => tradeNo)).size).toBe(1)
    })

    test('that took the number for something else gets a new one', async () => {
      pay.trouble.next = () => {
        pay.trouble.next = () => undefined
        return new PayFailure('taken', 'OUT_TRADE_NO_USED')
      }
      expect((await person.call('orderNative', { productId: '200' })).code).toBe(0)
      expect(new Set(pay.asked.map(({ tradeNo }) => tradeNo)).size).toBe(2)
    })

    test('does not keep the sweeper from other orders', async () => {
      const [one, other] = [await order(), await order('300')]
      for (const { tradeNo } of [one, other]) pay.pay(tradeNo)
      api.time.now += 2 * minute
      let times = 0
      pay.trouble.next = () => (times++ === 0 ? new PayFailure('unavailable', 'HTTP 502') : undefined)
      await sweep()
      expect((await grants()).length).toBe(1)
      api.time.now += minute
      await sweep()
      expect((await grants()).length).toBe(2)
    })

    test('that crashed us between the order and its QR code: asked again after ten seconds', async () => {
      const { tradeNo } = await order()
      const crashed = { pay_reference: null, reference_asked_at: api.time.now - 10_000 }
      await api.db.updateTable('orders').set(crashed).where('id', '=', tradeNo).execute()
      expect((await order()).tradeNo).toBe(tradeNo)
      expect((await rowOf(tradeNo)).pay_reference).not.toBeNull()
    })
  })

  describe('an order that is not paid', () => {
    test('is closed there and here when its time is over', async () => {
      const { tradeNo } = await order()
      api.time.now += orderLifeMs + minute
      await sweep()
      expect([pay.orders.get(tradeNo)?.is, await stateOf(tradeNo)]).toEqual(['closed', 'closed'])
      expect((await check(tradeNo)).data.errorMsg).toBe('订单已过期关闭，请重新下单')
    })

    test('is not closed by a clock that jumped when the provider says that it was paid', async () => {
      const { tradeNo } = await order()
      pay.pay(tradeNo)
      api.time.now += 400 * 24 * 60 * minute
      await sweep()
      expect(await stateOf(tradeNo)).toBe('granted')
    })

    test('paid in the moment it is closed is granted', async () => {
      const { tradeNo } = await order()
      api.time.now += orderLifeMs + minute
      pay.trouble.next = (what) => void (what === 'close' && pay.pay(tradeNo))
      await sweep()
      expect(await stateOf(tradeNo)).toBe('granted')
    })

    test('that the provider never heard of is closed here', async () => {
      const { tradeNo } = await order()
      pay.orders.delete(tradeNo)
      api.time.now += orderLifeMs + minute
      await sweep()
      expect(await stateOf(tradeNo)).toBe('closed')
    })

    test('of another provider is left alone', async () => {
      const { tradeNo } = await order()
      api.parts.pay = { ...pay.provider, simulated: false }
      api.time.now += orderLifeMs + minute
      expect(await sweep()).toBe(0)
      expect((await check(tradeNo)).code).toBe(Codes.conflict)
      expect(pay.asked.filter(({ what }) => what === 'query')).toEqual([])
    })

    test('and was replaced is closed five minutes after it was made', async () => {
      const { tradeNo } = await order()
      await api.db.updateTable('products').set({ price_fen: 1990 }).where('id', '=', '200').execute()
      const next = await order()
      api.time.now += 5 * minute
      await sweep()
      expect([await stateOf(tradeNo), await stateOf(next.tradeNo)]).toEqual(['closed', 'created'])
    })
  })

  describe('a refund', () => {
    test('takes the grant out of the ledger by a line of its own, once', async () => {
      const { tradeNo } = await order()
      await tell(pay.pay(tradeNo))
      const refunds = await Promise.all([1, 2, 3].map(() => refundOrder(api.parts, tradeNo)))
      expect(refunds.filter(Boolean)).toHaveLength(1)
      expect(await grants()).toEqual([month, { level: 200, seconds: -monthSeconds, source: 'refund' }])
      expect((await person.call('fetchPlanBenefits', {})).data).toMatchObject({ inPlan: false, plan: '01' })
      expect((await check(tradeNo)).data.errorMsg).toBe('订单已退款')
      expect(await tell(pay.pay(tradeNo))).toBe(204)
      expect(await stateOf(tradeNo)).toBe('refunded')
    })

    test('made at the provider before we heard of the payment grants nothing', async () => {
      const { tradeNo } = await order()
      pay.orders.get(tradeNo)!.is = 'refunded'
      expect((await check(tradeNo)).data.errorMsg).toBe('订单已退款')
      expect(await grants()).toEqual([])
    })

    test('is not for what was never paid', async () => {
      expect(await refundOrder(api.parts, 'T20260501')).toBe(false)
    })
  })
})
