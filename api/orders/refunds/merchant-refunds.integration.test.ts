import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { PayFailure } from '../../gateways/pay/pay-provider'
import { reconcileRefunds } from './reconcile-refunds'
import { databases } from '../../testing/databases'
import { monthGrant, useTestOrders } from '../../testing/test-orders'
import { createTestAdmin, type TestUser } from '../../testing/test-person'
import { failure } from '../../testing/test-api'

const taken = { ...monthGrant, seconds: -monthGrant.seconds, source: 'refund' }

describe.each(databases)('refunds made on the merchant platform, on $name', ({ empty }) => {
  const { api, pay, order, notify, findState, grants } = useTestOrders(empty)
  let admin: TestUser
  beforeEach(async () => {
    admin = await createTestAdmin(api)
  })

  async function bought(): Promise<string> {
    const { tradeNo } = await order()
    await notify(pay.pay(tradeNo))
    return tradeNo
  }
  const readOrder = async (number: string) => (await admin.call('findOrderAsAdmin', { number })).data
  const record = (tradeNo: string, refundNo: string) => admin.call('recordRefund', { tradeNo, refundNo })

  test('a merchant refund is recorded when notified, and revokes the grant once', async () => {
    const tradeNo = await bought()
    const news = pay.refundOnPlatform(tradeNo)!
    expect(await Promise.all(Array.from({ length: 10 }, () => notify(news)))).toEqual(Array(10).fill(204))
    expect(await grants()).toEqual([monthGrant, taken])
    const { refunds, history, state, refundableFen } = await readOrder(tradeNo)
    expect([state, refundableFen]).toEqual(['refunded', 0])
    expect(refunds).toMatchObject([
      { refundNo: news.refundNo, source: 'merchant', by: null, fen: 990, state: 'done' },
    ])
    expect(history).toMatchObject([
      {
        actor: 'weixin',
        by: null,
        action: 'refundSettled',
        before: { order: 'granted', refundNo: null, refund: null, refundedFen: 0 },
        after: { order: 'refunded', refundNo: news.refundNo, refund: 'done', refundedFen: 990 },
        at: api.time.now,
      },
    ])
  })

  test('a partial refund keeps the membership, which ends with the rest of the money', async () => {
    const tradeNo = await bought()
    expect(await notify(pay.refundOnPlatform(tradeNo, 100))).toBe(204)
    expect(await notify(pay.refundOnPlatform(tradeNo, 200))).toBe(204)
    expect([await grants(), await findState(tradeNo)]).toEqual([[monthGrant], 'granted'])
    expect(await readOrder(tradeNo)).toMatchObject({ refundableFen: 690 })
    await admin.call('refundOrder', { tradeNo, reason: '退完', fen: 690, wish: 'wish-of-a-form' })
    expect(pay.refunds.get(`${tradeNo}R3`)).toMatchObject({ fen: 690 })
    await notify(pay.finishRefund(`${tradeNo}R3`))
    expect([await grants(), await findState(tradeNo)]).toEqual([[monthGrant, taken], 'refunded'])
  })

  test('a refund of more than was paid, or of nothing, is rejected and changes nothing', async () => {
    const tradeNo = await bought()
    const news = pay.refundOnPlatform(tradeNo, 990)!
    for (const fen of [991, 0, -990]) expect(await notify({ ...news, fen })).toBe(400)
    expect(await notify(news, 'no')).toBe(401)
    expect([await grants(), (await readOrder(tradeNo)).refunds]).toEqual([[monthGrant], []])
  })

  test('a refund that the bank has not accepted yet revokes nothing until it does', async () => {
    const tradeNo = await bought()
    const news = pay.refundOnPlatform(tradeNo)!
    expect(await notify({ ...news, is: 'abnormal', doneAt: null })).toBe(204)
    expect(await grants()).toEqual([monthGrant])
    expect(await notify(news)).toBe(204)
    expect(await grants()).toEqual([monthGrant, taken])
  })

  test("a merchant refund closes an admin's refund that never reached the provider", async () => {
    const tradeNo = await bought()
    pay.failures.next = (what) => (what === 'refund' ? new PayFailure('unavailable', 'no') : undefined)
    await admin.call('refundOrder', { tradeNo, reason: '退', fen: 990, wish: 'wish-of-a-form' })
    pay.failures.next = undefined
    await notify(pay.refundOnPlatform(tradeNo))
    api.time.now += 61_000
    await reconcileRefunds(api.deps)
    expect((await readOrder(tradeNo)).refunds.map(({ state }: { state: string }) => state)).toEqual([
      'closed',
      'done',
    ])
    api.time.now += 61_000
    expect(await reconcileRefunds(api.deps)).toBe(0)
    expect(await grants()).toEqual([monthGrant, taken])
  })

  test('a refunded payment that we had not heard of grants nothing, even if it is notified later', async () => {
    const { tradeNo } = await order()
    const payment = pay.pay(tradeNo)
    expect(await notify(pay.refundOnPlatform(tradeNo))).toBe(204)
    expect(await notify(payment)).toBe(204)
    expect([await grants(), await findState(tradeNo)]).toEqual([[], 'refunded'])
  })

  test('a refund that was never notified is found by its number, with the admin who looked it up', async () => {
    const tradeNo = await bought()
    const { refundNo } = pay.refundOnPlatform(tradeNo)!
    const answers = await Promise.all([record(tradeNo, refundNo), record(tradeNo, ` ${refundNo} `)])
    expect(answers.map(({ code }) => code)).toEqual([ApiCodes.ok, ApiCodes.ok])
    expect(await grants()).toEqual([monthGrant, taken])
    expect((await readOrder(tradeNo)).history).toMatchObject([{ actor: 'admin', by: '林晓' }])
  })

  test('a refund is not found by a wrong number, for another order, or while the provider is down', async () => {
    const [tradeNo, other] = [await bought(), await bought()]
    const { refundNo } = pay.refundOnPlatform(other)!
    for (const number of ['nobody', refundNo])
      expect(await record(tradeNo, number)).toMatchObject(
        failure(ApiCodes.notFound, expect.stringContaining('未查到这笔订单的这个退款单号')),
      )
    expect(await record(tradeNo, '../x')).toMatchObject({ code: ApiCodes.invalidInput })
    pay.failures.next = () => new PayFailure('unavailable', 'HTTP 502')
    expect(await record(other, refundNo)).toMatchObject({ code: ApiCodes.providerUnavailable })
    expect(await grants()).toEqual([monthGrant, monthGrant])
  })
})

describe.each(databases)('the audit log on $name', ({ empty }) => {
  const { api, pay, order, notify } = useTestOrders(empty)

  test("the audit log has the admin, reason and outcome of a refund, and outlives the admin's account", async () => {
    const admin = await createTestAdmin(api)
    const { tradeNo } = await order()
    await notify(pay.pay(tradeNo))
    const refund = { tradeNo, reason: '重复购买', fen: 990, wish: 'wish-of-a-form' }
    await admin.call('refundOrder', refund)
    await admin.call('refundOrder', refund)
    api.time.now += 1_000
    await notify(pay.finishRefund(`${tradeNo}R1`))
    const before = { order: 'granted', refundedFen: 0 }
    const refundNo = `${tradeNo}R1`
    const auditEntry = { reason: '重复购买', subject: { kind: 'order', id: tradeNo } }
    const lines = [
      {
        ...auditEntry,
        actor: 'weixin',
        action: 'refundSettled',
        before: { ...before, refundNo, refund: 'processing' },
        after: { order: 'refunded', refundNo, refund: 'done', refundedFen: 990 },
        at: api.time.now,
      },
      {
        ...auditEntry,
        actor: 'admin',
        by: '林晓',
        action: 'refundAsked',
        before: { ...before, refundNo: null, refund: null },
        after: { ...before, refundNo, refund: 'processing' },
        at: api.time.now - 1_000,
      },
    ]
    expect((await admin.call('findOrderAsAdmin', { number: tradeNo })).data.history).toMatchObject(lines)
    const later = await createTestAdmin(api)
    await api.db.deleteFrom('users').where('id', '=', admin.userId).execute()
    expect((await later.call('findOrderAsAdmin', { number: tradeNo })).data.history).toMatchObject([
      lines[0],
      { ...lines[1], by: null },
    ])
  })

  test('the audit log has no entry for what did not happen', async () => {
    const admin = await createTestAdmin(api)
    const { tradeNo } = await order()
    await admin.call('refundOrder', { tradeNo, reason: '退', fen: 990, wish: 'wish-of-a-form' })
    const { data } = await admin.call('findOrderAsAdmin', { number: tradeNo })
    expect([data.history, data.refunds]).toEqual([[], []])
  })
})
