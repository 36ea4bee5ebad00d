import { Codes } from '#contract/codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { PayFailure } from '../gateways/pay/pay-provider'
import { refundOrder } from '../orders/settle'
import { monthSeconds, orderLifeMs } from '../rules/order-offer'
import { databases } from '../testing/databases'
import { month, openOrderDesk, type OrderDesk } from '../testing/order-desk'
import { useTestApi } from '../testing/test-api'

const minute = 60_000

describe.each(databases)('orders that are followed on $name', ({ empty }) => {
  let desk: OrderDesk
  const api = useTestApi(empty)
  beforeEach(async () => {
    desk = await openOrderDesk(api)
  })

  describe('a check', () => {
    test('of 200 at once asks the provider once', async () => {
      const { tradeNo } = await desk.order()
      desk.pay.pay(tradeNo)
      const checks = await Promise.all(Array.from({ length: 200 }, () => desk.check(tradeNo)))
      expect(checks.every(({ data }) => data === true)).toBe(true)
      expect(desk.queries()).toBe(1)
      expect(await desk.grants()).toEqual([month])
    })

    test('asks again after two seconds, and when a clock was set back', async () => {
      const { tradeNo } = await desk.order()
      const asks = []
      for (const ms of [0, 1_999, 1, -600_000, 0]) {
        api.time.now += ms
        expect((await desk.check(tradeNo)).code).toBe(Codes.conflict)
        asks.push(desk.queries())
      }
      expect(asks).toEqual([1, 1, 2, 3, 3])
    })

    test('that looked at the clock before another one asked, and came after it, asks nothing', async () => {
      const { tradeNo } = await desk.order()
      await desk.check(tradeNo)
      api.time.now -= 5
      expect((await desk.check(tradeNo)).code).toBe(Codes.conflict)
      expect(desk.queries()).toBe(1)
    })

    test('says that the provider does not answer', async () => {
      const { tradeNo } = await desk.order()
      desk.pay.trouble.next = () => new PayFailure('unavailable', 'HTTP 502')
      expect(await desk.check(tradeNo)).toMatchObject({
        code: Codes.providerUnavailable,
        data: { errorMsg: '微信支付暂时没有响应，请稍后再试' },
      })
      expect(await desk.stateOf(tradeNo)).toBe('created')
    })
  })

  describe('a provider in trouble', () => {
    test('makes no order, and the next press tries again with the same one', async () => {
      desk.pay.trouble.next = () => new PayFailure('unavailable', 'no answer in 6000 ms')
      expect((await desk.person.call('orderNative', { productId: '200' })).code).toBe(
        Codes.providerUnavailable,
      )
      desk.pay.trouble.next = () => undefined
      expect((await desk.person.call('orderNative', { productId: '200' })).code).toBe(0)
      expect(new Set(desk.pay.asked.map(({ tradeNo }) => tradeNo)).size).toBe(1)
    })

    test('that took the number for something else gets a new one', async () => {
      desk.pay.trouble.next = () => {
        desk.pay.trouble.next = () => undefined
        return new PayFailure('taken', 'OUT_TRADE_NO_USED')
      }
      expect((await desk.person.call('orderNative', { productId: '200' })).code).toBe(0)
      expect(new Set(desk.pay.asked.map(({ tradeNo }) => tradeNo)).size).toBe(2)
    })

    test('does not keep the sweeper from other orders', async () => {
      const [one, other] = [await desk.order(), await desk.order('300')]
      for (const { tradeNo } of [one, other]) desk.pay.pay(tradeNo)
      api.time.now += 2 * minute
      let times = 0
      desk.pay.trouble.next = () => (times++ === 0 ? new PayFailure('unavailable', 'HTTP 502') : undefined)
      await desk.sweep()
      expect((await desk.grants()).length).toBe(1)
      api.time.now += minute
      await desk.sweep()
      expect((await desk.grants()).length).toBe(2)
    })

    test('that crashed us between the order and its QR code: asked again after ten seconds', async () => {
      const { tradeNo } = await desk.order()
      const crashed = { pay_reference: null, reference_asked_at: api.time.now - 10_000 }
      await api.db.updateTable('orders').set(crashed).where('id', '=', tradeNo).execute()
      expect((await desk.order()).tradeNo).toBe(tradeNo)
      expect((await desk.rowOf(tradeNo)).pay_reference).not.toBeNull()
    })
  })

  describe('an order that is not paid', () => {
    test('is closed there and here when its time is over', async () => {
      const { tradeNo } = await desk.order()
      api.time.now += orderLifeMs + minute
      await desk.sweep()
      expect([desk.pay.orders.get(tradeNo)?.is, await desk.stateOf(tradeNo)]).toEqual(['closed', 'closed'])
      expect((await desk.check(tradeNo)).data.errorMsg).toBe('订单已过期关闭，请重新下单')
    })

    test('is not closed by a clock that jumped when the provider says that it was paid', async () => {
      const { tradeNo } = await desk.order()
      desk.pay.pay(tradeNo)
      api.time.now += 400 * 24 * 60 * minute
      await desk.sweep()
      expect(await desk.stateOf(tradeNo)).toBe('granted')
    })

    test('paid in the moment it is closed is granted', async () => {
      const { tradeNo } = await desk.order()
      api.time.now += orderLifeMs + minute
      desk.pay.trouble.next = (what) => void (what === 'close' && desk.pay.pay(tradeNo))
      await desk.sweep()
      expect(await desk.stateOf(tradeNo)).toBe('granted')
    })

    test('that the provider never heard of is closed here', async () => {
      const { tradeNo } = await desk.order()
      desk.pay.orders.delete(tradeNo)
      api.time.now += orderLifeMs + minute
      await desk.sweep()
      expect(await desk.stateOf(tradeNo)).toBe('closed')
    })

    test('of another provider is left alone', async () => {
      const { tradeNo } = await desk.order()
      api.parts.pay = { ...desk.pay.provider, simulated: false }
      api.time.now += orderLifeMs + minute
      expect(await desk.sweep()).toBe(0)
      expect((await desk.check(tradeNo)).code).toBe(Codes.conflict)
      expect(desk.queries()).toBe(0)
    })

    test('and was replaced is closed five minutes after it was made', async () => {
      const { tradeNo } = await desk.order()
      await api.db.updateTable('products').set({ price_fen: 1990 }).where('id', '=', '200').execute()
      const next = await desk.order()
      api.time.now += 5 * minute
      await desk.sweep()
      expect([await desk.stateOf(tradeNo), await desk.stateOf(next.tradeNo)]).toEqual(['closed', 'created'])
    })
  })

  describe('a refund', () => {
    test('takes the grant out of the ledger by a line of its own, once', async () => {
      const { tradeNo } = await desk.order()
      await desk.tell(desk.pay.pay(tradeNo))
      const refunds = await Promise.all([1, 2, 3].map(() => refundOrder(api.parts, tradeNo)))
      expect(refunds.filter(Boolean)).toHaveLength(1)
      expect(await desk.grants()).toEqual([month, { level: 200, seconds: -monthSeconds, source: 'refund' }])
      expect((await desk.person.call('fetchPlanBenefits', {})).data).toMatchObject({
        inPlan: false,
        plan: '01',
      })
      expect((await desk.check(tradeNo)).data.errorMsg).toBe('订单已退款')
      expect(await desk.tell(desk.pay.pay(tradeNo))).toBe(204)
      expect(await desk.stateOf(tradeNo)).toBe('refunded')
    })

    test('made at the provider before we heard of the payment grants nothing', async () => {
      const { tradeNo } = await desk.order()
      desk.pay.orders.get(tradeNo)!.is = 'refunded'
      expect((await desk.check(tradeNo)).data.errorMsg).toBe('订单已退款')
      expect(await desk.grants()).toEqual([])
    })

    test('is not for what was never paid', async () => {
      expect(await refundOrder(api.parts, 'T20260501')).toBe(false)
    })
  })
})
