import { describe, expect, test } from 'vitest'
import { monthSeconds } from './order-lifetime'
import { databases } from '../testing/databases'
import { monthGrant, useTestOrders } from '../testing/test-orders'

const minute = 60_000

describe.each(databases)('payments on $name', ({ empty }) => {
  const { api, pay, person, order, check, notify, findRow, findState, grants, reconcile } =
    useTestOrders(empty)

  test('two notifications and a check grant once', async () => {
    const { tradeNo } = await order()
    const payment = pay.pay(tradeNo)
    expect(await Promise.all([notify(payment), notify(payment), check(tradeNo)])).toMatchObject([
      204,
      204,
      { code: 0, data: true },
    ])
    expect(await notify(payment)).toBe(204)
    expect(await grants()).toEqual([monthGrant])
    expect((await person.call('fetchPlanBenefits', {})).data).toMatchObject({
      inPlan: true,
      plan: '200',
      planStopTime: api.time.now + monthSeconds * 1000,
    })
    expect((await person.call('listOrders', {})).data).toMatchObject([
      { tradeNo, state: 'granted', paidAt: api.time.now },
    ])
  })

  test('a payment renews the plan, and a higher plan starts at once', async () => {
    for (let n = 0; n < 2; n++) await notify(pay.pay((await order()).tradeNo))
    await notify(pay.pay((await order('300')).tradeNo))
    const { spans, ledger } = (await person.call('readMembership', {})).data
    const [start, length] = [api.time.now, monthSeconds * 1000]
    expect(spans).toEqual([
      { plan: '300', from: start, to: start + length },
      { plan: '200', from: start + length, to: start + 3 * length },
    ])
    expect(ledger).toHaveLength(3)
  })

  test('reconciliation finds a payment without a notification after two minutes', async () => {
    const { tradeNo } = await order()
    pay.pay(tradeNo)
    api.time.now += 2 * minute - 1
    expect(await reconcile()).toBe(0)
    api.time.now += 1
    expect(await reconcile()).toBe(1)
    expect(await findState(tradeNo)).toBe('granted')
    expect(await reconcile()).toBe(0)
  })

  test('a payment of another amount or through another application grants nothing', async () => {
    const { tradeNo } = await order()
    const payment = pay.pay(tradeNo, { fen: 1 })
    expect(await notify(payment)).toBe(400)
    expect(await notify({ ...payment!, fen: 990, appId: 'wxother' })).toBe(400)
    expect((await check(tradeNo)).data.errorMsg).toMatch('收到的付款与订单金额不符')
    expect(await grants()).toEqual([])
  })

  test('a forged notification is rejected', async () => {
    const { tradeNo } = await order()
    const forged = { tradeNo, transactionId: 'x', appId: 'wxmp', fen: 990, paidAt: api.time.now }
    expect(await notify(forged, 'no')).toBe(401)
    expect(await grants()).toEqual([])
  })

  test('a notification for an unknown order is answered so that WeChat repeats it', async () => {
    const early = {
      tradeNo: 'T20260501',
      transactionId: 'x',
      appId: 'wxmp',
      fen: 990,
      paidAt: api.time.now,
    }
    expect(await notify(early)).toBe(404)
  })

  test('one transaction counts for one order', async () => {
    const [one, other] = [await order(), await order('300')]
    const payment = pay.pay(one.tradeNo)
    await notify(payment)
    await api.db.updateTable('orders').set({ price_fen: 990 }).where('id', '=', other.tradeNo).execute()
    expect(await notify({ ...payment!, tradeNo: other.tradeNo })).toBe(500)
    expect(await findState(other.tradeNo)).toBe('created')
    expect(await grants()).toEqual([monthGrant])
  })

  test('a payment for an erased account waits for its refund', async () => {
    const { tradeNo } = await order()
    await api.db.deleteFrom('users').where('id', '=', person.userId).execute()
    expect(await notify(pay.pay(tradeNo))).toBe(204)
    expect(await findRow(tradeNo)).toMatchObject({ state: 'paid', user_id: null })
  })

  test('rejects a notification that is too long, no text, or while payment is off', async () => {
    const post = async (body: BodyInit) =>
      (await api.app.request('/api/pay/wx/notify', { method: 'POST', headers: { signed: 'yes' }, body }))
        .status
    expect(await post('x'.repeat(64 * 1024 + 1))).toBe(413)
    expect(await post(new Uint8Array([0xff, 0xfe]))).toBe(401)
    api.deps.pay = undefined
    expect(await post('{}')).toBe(404)
  })
})
