import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { PayFailure } from '../gateways/pay/pay-provider'
import { databases } from '../testing/databases'
import { failure } from '../testing/test-api'
import { monthGrant, useTestOrders } from '../testing/test-orders'
import { createTestUser } from '../testing/test-person'
import { orderLifeMs } from './order-lifetime'

const minute = 60_000
const paidAlready = failure(ApiCodes.conflict, '这个订单已支付，会员已开通，无法取消')

describe.each(databases)('cancelling an order on $name', ({ empty }) => {
  const { api, pay, person, order, check, notify, findState, grants, reconcile } = useTestOrders(empty)
  const cancel = (tradeNo: string, buyer = person) => buyer.call('cancelOrder', { tradeNo })
  const listed = async () => (await person.call('listOrders', {})).data

  test('an unpaid order says until when it can be paid', async () => {
    const { tradeNo } = await order()
    const expiresAt = api.time.now + orderLifeMs
    expect(await listed()).toMatchObject([{ tradeNo, expiresAt, isPayable: true }])
    api.time.now = expiresAt
    expect(await listed()).toMatchObject([{ tradeNo, state: 'created', isPayable: false }])
  })

  test('closes it at the provider and here, as often as it is asked for', async () => {
    const { tradeNo } = await order()
    api.time.now += 5 * minute
    for (let times = 0; times < 2; times++)
      expect(await cancel(tradeNo)).toMatchObject({ code: 0, data: { state: 'closed' } })
    expect(pay.orders.get(tradeNo)?.is).toBe('closed')
    expect(await listed()).toMatchObject([{ state: 'closed', isPayable: false }])
    expect(pay.calls.filter(({ what }) => what === 'close')).toHaveLength(1)
    expect(await grants()).toEqual([])
  })

  test('before the provider takes a closing, it is not offered any more, and closed later', async () => {
    const { tradeNo } = await order()
    expect(await cancel(tradeNo)).toMatchObject({ code: 0, data: { state: 'created' } })
    expect(await listed()).toMatchObject([{ state: 'created', isPayable: false }])
    expect((await person.call('readOrder', { tradeNo })).data.wxPayQrCode).toBeNull()
    expect((await order()).tradeNo).not.toBe(tradeNo)
    api.time.now += 5 * minute
    await reconcile()
    expect([pay.orders.get(tradeNo)?.is, await findState(tradeNo)]).toEqual(['closed', 'closed'])
  })

  test('a payment before it is granted, whether a notification told of it or not', async () => {
    for (const isNotified of [true, false]) {
      const { tradeNo } = await order()
      const payment = pay.pay(tradeNo)
      if (isNotified) await notify(payment)
      expect(await cancel(tradeNo)).toMatchObject(paidAlready)
      expect(await findState(tradeNo)).toBe('granted')
    }
    expect(await grants()).toEqual([monthGrant, monthGrant])
  })

  test('a payment at the moment of closing is granted, and so is one after it while the provider has it open', async () => {
    const { tradeNo } = await order()
    api.time.now += 5 * minute
    pay.failures.next = (what) => void (what === 'close' && pay.pay(tradeNo))
    expect(await cancel(tradeNo)).toMatchObject(paidAlready)
    pay.failures.next = undefined
    const young = await order()
    await cancel(young.tradeNo)
    expect(await notify(pay.pay(young.tradeNo))).toBe(204)
    expect(await findState(young.tradeNo)).toBe('granted')
    expect(await grants()).toEqual([monthGrant, monthGrant])
  })

  test('a payment of a wrong amount is told, and grants nothing', async () => {
    const { tradeNo } = await order()
    pay.pay(tradeNo, { fen: 1 })
    expect((await cancel(tradeNo)).data.errorMsg).toMatch('收到的付款与订单金额不符')
    expect(await grants()).toEqual([])
  })

  test.each(['unavailable', 'refused'] as const)(
    'a provider that is %s keeps nobody from it: the order is closed later',
    async (kind) => {
      const { tradeNo } = await order()
      api.time.now += 5 * minute
      pay.failures.next = () => new PayFailure(kind, 'HTTP 502')
      expect(await cancel(tradeNo)).toMatchObject({ code: 0, data: { state: 'created' } })
      pay.failures.next = undefined
      api.time.now += minute
      await reconcile()
      expect(await findState(tradeNo)).toBe('closed')
    },
  )

  test('cancelling, checking and a notification at the same time grant once', async () => {
    const { tradeNo } = await order()
    api.time.now += 5 * minute
    const payment = pay.pay(tradeNo)
    const answers = [cancel(tradeNo), notify(payment), cancel(tradeNo), check(tradeNo)]
    expect((await Promise.all(answers)).at(-1)).toMatchObject({ data: true })
    expect(await grants()).toEqual([monthGrant])
  })

  test('is for its owner alone', async () => {
    const { tradeNo } = await order()
    const otherUser = await createTestUser(api)
    expect(await cancel(tradeNo, otherUser)).toMatchObject(failure(ApiCodes.notFound, '这个订单不存在'))
    expect(await listed()).toMatchObject([{ isPayable: true }])
  })
})
