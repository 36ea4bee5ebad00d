import { ApiCodes } from '#contract/http/api-codes'
import { describe, expect, test } from 'vitest'
import { PayFailure } from '../gateways/pay/pay-provider'
import { markOrderRefunded } from './settle-payment'
import { monthSeconds, orderLifeMs } from './order-lifetime'
import { databases } from '../testing/databases'
import { monthGrant, useTestOrders } from '../testing/test-orders'
import { failure } from '../testing/test-api'

const minute = 60_000

describe.each(databases)('order checks on $name', ({ empty }) => {
  const { api, pay, person, order, check, notify, findRow, findState, grants, reconcile, countQueries } =
    useTestOrders(empty)

  describe('checking an order', () => {
    test('200 concurrent checks query the provider once', async () => {
      const { tradeNo } = await order()
      pay.pay(tradeNo)
      const checks = await Promise.all(Array.from({ length: 200 }, () => check(tradeNo)))
      expect(checks.every(({ data }) => data === true)).toBe(true)
      expect(countQueries()).toBe(1)
      expect(await grants()).toEqual([monthGrant])
    })

    test('queries again after two seconds, and when the clock was set back', async () => {
      const { tradeNo } = await order()
      const asks = []
      for (const ms of [0, 1_999, 1, -600_000, 0]) {
        api.time.now += ms
        expect((await check(tradeNo)).code).toBe(ApiCodes.conflict)
        asks.push(countQueries())
      }
      expect(asks).toEqual([1, 1, 2, 3, 3])
    })

    test('does not query when another process claimed the query with a slightly later clock', async () => {
      const { tradeNo } = await order()
      await check(tradeNo)
      api.time.now -= 5
      expect((await check(tradeNo)).code).toBe(ApiCodes.conflict)
      expect(countQueries()).toBe(1)
    })

    test('reports that the provider does not answer', async () => {
      const { tradeNo } = await order()
      pay.failures.next = () => new PayFailure('unavailable', 'HTTP 502')
      expect(await check(tradeNo)).toMatchObject(
        failure(ApiCodes.providerUnavailable, '微信支付暂时没有响应，请稍后再试'),
      )
      expect(await findState(tradeNo)).toBe('created')
    })
  })

  describe('a failing provider', () => {
    test('creates no order, and the next attempt retries with the same one', async () => {
      pay.failures.next = () => new PayFailure('unavailable', 'no answer in 6000 ms')
      expect((await person.call('orderNative', { productId: '200' })).code).toBe(ApiCodes.providerUnavailable)
      pay.failures.next = undefined
      expect((await person.call('orderNative', { productId: '200' })).code).toBe(0)
      expect(new Set(pay.calls.map(({ tradeNo }) => tradeNo)).size).toBe(1)
    })

    test('a number used with other values leads to a new order', async () => {
      pay.failures.next = () => {
        pay.failures.next = undefined
        return new PayFailure('taken', 'OUT_TRADE_NO_USED')
      }
      expect((await person.call('orderNative', { productId: '200' })).code).toBe(0)
      expect(new Set(pay.calls.map(({ tradeNo }) => tradeNo)).size).toBe(2)
    })

    test('does not keep reconciliation from other orders', async () => {
      const [one, other] = [await order(), await order('300')]
      for (const { tradeNo } of [one, other]) pay.pay(tradeNo)
      api.time.now += 2 * minute
      let times = 0
      pay.failures.next = () => (times++ === 0 ? new PayFailure('unavailable', 'HTTP 502') : undefined)
      await reconcile()
      expect((await grants()).length).toBe(1)
      api.time.now += minute
      await reconcile()
      expect((await grants()).length).toBe(2)
    })

    test('a crash between order and QR code is retried after ten seconds', async () => {
      const { tradeNo } = await order()
      const crashed = { pay_reference: null, reference_asked_at: api.time.now - 10_000 }
      await api.db.updateTable('orders').set(crashed).where('id', '=', tradeNo).execute()
      expect((await order()).tradeNo).toBe(tradeNo)
      expect((await findRow(tradeNo)).pay_reference).not.toBeNull()
    })
  })

  describe('unpaid orders', () => {
    test('an expired order is closed at the provider and here', async () => {
      const { tradeNo } = await order()
      api.time.now += orderLifeMs + minute
      await reconcile()
      expect([pay.orders.get(tradeNo)?.is, await findState(tradeNo)]).toEqual(['closed', 'closed'])
      expect((await check(tradeNo)).data.errorMsg).toBe('订单已过期关闭，请重新下单')
    })

    test('a clock jump does not close an order that the provider reports as paid', async () => {
      const { tradeNo } = await order()
      pay.pay(tradeNo)
      api.time.now += 400 * 24 * 60 * minute
      await reconcile()
      expect(await findState(tradeNo)).toBe('granted')
    })

    test('a payment at the moment of closing is granted', async () => {
      const { tradeNo } = await order()
      api.time.now += orderLifeMs + minute
      pay.failures.next = (what) => void (what === 'close' && pay.pay(tradeNo))
      await reconcile()
      expect(await findState(tradeNo)).toBe('granted')
    })

    test('an order unknown to the provider is closed here', async () => {
      const { tradeNo } = await order()
      pay.orders.delete(tradeNo)
      api.time.now += orderLifeMs + minute
      await reconcile()
      expect(await findState(tradeNo)).toBe('closed')
    })

    test('an order of another provider is left alone', async () => {
      const { tradeNo } = await order()
      api.deps.pay = { ...pay.provider, simulated: false }
      api.time.now += orderLifeMs + minute
      expect(await reconcile()).toBe(0)
      expect((await check(tradeNo)).code).toBe(ApiCodes.conflict)
      expect(countQueries()).toBe(0)
    })

    test('a replaced order is closed five minutes after its creation', async () => {
      const { tradeNo } = await order()
      await api.db.updateTable('products').set({ price_fen: 1990 }).where('id', '=', '200').execute()
      const next = await order()
      api.time.now += 5 * minute
      await reconcile()
      expect([await findState(tradeNo), await findState(next.tradeNo)]).toEqual(['closed', 'created'])
    })
  })

  describe('refunding an order', () => {
    test('revokes the grant with a ledger row of its own, once', async () => {
      const { tradeNo } = await order()
      await notify(pay.pay(tradeNo))
      const refunds = await Promise.all([1, 2, 3].map(() => markOrderRefunded(api.deps, tradeNo)))
      expect(refunds.filter(Boolean)).toHaveLength(1)
      expect(await grants()).toEqual([monthGrant, { level: 200, seconds: -monthSeconds, source: 'refund' }])
      expect((await person.call('fetchPlanBenefits', {})).data).toMatchObject({
        inPlan: false,
        plan: '01',
      })
      expect((await check(tradeNo)).data.errorMsg).toBe('订单已退款')
      expect(await notify(pay.pay(tradeNo))).toBe(204)
      expect(await findState(tradeNo)).toBe('refunded')
    })

    test('a refund at the provider before we knew of the payment grants nothing', async () => {
      const { tradeNo } = await order()
      pay.orders.get(tradeNo)!.is = 'refunded'
      expect((await check(tradeNo)).data.errorMsg).toBe('订单已退款')
      expect(await grants()).toEqual([])
    })

    test('an unpaid order cannot be refunded', async () => {
      expect(await markOrderRefunded(api.deps, 'T20260501')).toBe(false)
    })
  })
})
