import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { PayFailure } from '../gateways/pay/pay-provider'
import { reconcileRefunds } from '../orders/refunds/reconcile-refunds'
import { databases } from '../testing/databases'
import { monthGrant, useTestOrders } from '../testing/test-orders'
import { createTestAdmin, type TestUser } from '../testing/test-person'
import { failure } from '../testing/test-api'

const taken = { ...monthGrant, seconds: -monthGrant.seconds, source: 'refund' }
const reason = '重复购买'

describe.each(databases)('refunds on $name', ({ empty }) => {
  const { api, pay, person, order, notify, findState, grants } = useTestOrders(empty)
  let admin: TestUser
  beforeEach(async () => {
    admin = await createTestAdmin(api)
  })

  async function bought() {
    const { tradeNo } = await order()
    await notify(pay.pay(tradeNo, { transactionId: weixinNoOf(tradeNo) }))
    return tradeNo
  }
  const refund = (tradeNo: string, { fen = 990, wish = 'wish-of-a-form' } = {}, user = admin) =>
    user.call('refundOrder', { tradeNo, reason, fen, wish })
  const weixinNoOf = (tradeNo: string) => `4200${tradeNo.slice(0, 24)}`
  const refundNoOf = (tradeNo: string) => `${tradeNo}R1`

  test('a refund is requested once with its admin, and revokes the grant once it is done', async () => {
    const tradeNo = await bought()
    const found = await admin.call('findOrderAsAdmin', { number: weixinNoOf(tradeNo) })
    expect(found.data).toMatchObject({
      tradeNo,
      refundableFen: 990,
      refunds: [],
      owner: { nickname: '林晓' },
    })
    expect(await refund(tradeNo)).toMatchObject({
      code: ApiCodes.ok,
      data: {
        state: 'granted',
        refundableFen: 0,
        refunds: [{ state: 'processing', by: '林晓', reason, doneAt: null }],
      },
    })
    expect(await grants()).toEqual([monthGrant])
    const news = pay.finishRefund(refundNoOf(tradeNo))
    expect(await notify(news)).toBe(204)
    expect(await grants()).toEqual([monthGrant, taken])
    const { data } = await admin.call('findOrderAsAdmin', { number: tradeNo })
    expect(data).toMatchObject({ state: 'refunded', refunds: [{ state: 'done', doneAt: api.time.now }] })
    const { data: membership } = await person.call('readMembership', {})
    expect(membership.ledger.map(({ source }: { source: string }) => source)).toEqual(
      expect.arrayContaining(['order', 'refund']),
    )
    expect(membership.spans.filter(({ to }: { to: number }) => to > api.time.now)).toEqual([])
  })

  test('twenty clicks, two notifications and queries revoke once', async () => {
    const tradeNo = await bought()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(tradeNo)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([ApiCodes.ok]))
    const news = pay.finishRefund(refundNoOf(tradeNo))
    const follow = () => admin.call('followRefund', { tradeNo })
    await Promise.all([notify(news), notify(news), follow(), follow(), refund(tradeNo)])
    expect(await grants()).toEqual([monthGrant, taken])
    expect([...pay.refunds.keys()].filter((no) => no.startsWith(tradeNo))).toHaveLength(1)
    expect(await findState(tradeNo)).toBe('refunded')
  })

  test('an unpaid order cannot be refunded, and the provider is not asked', async () => {
    const { tradeNo } = await order()
    expect(await refund(tradeNo)).toMatchObject(
      failure(ApiCodes.conflict, expect.stringContaining('未收到付款')),
    )
    await api.db.updateTable('orders').set({ state: 'closed' }).where('id', '=', tradeNo).execute()
    expect(await refund(tradeNo)).toMatchObject({ code: ApiCodes.conflict })
    expect(await refund('T20260501')).toMatchObject({ code: ApiCodes.notFound })
    expect(pay.calls.filter(({ what }) => what === 'refund')).toEqual([])
  })

  test("refunding an erased account's order returns the money and revokes nothing", async () => {
    const { tradeNo } = await order()
    await api.db.updateTable('orders').set({ user_id: null }).where('id', '=', tradeNo).execute()
    await notify(pay.pay(tradeNo))
    expect(await findState(tradeNo)).toBe('paid')
    expect((await refund(tradeNo)).data).toMatchObject({ owner: null, refunds: [{ state: 'processing' }] })
    await notify(pay.finishRefund(refundNoOf(tradeNo)))
    expect(await findState(tradeNo)).toBe('refunded')
  })

  test.each([
    ['unavailable', '微信支付暂时没有响应'],
    ['no money', '余额不足'],
    ['refused', '未受理这次退款'],
  ] as const)(
    'a refund that the provider answers with %s says so, and the next click is the same refund',
    async (kind, refusal) => {
      const tradeNo = await bought()
      pay.failures.next = (what) => (what === 'refund' ? new PayFailure(kind, 'no') : undefined)
      expect(await refund(tradeNo)).toMatchObject(
        failure(ApiCodes.providerUnavailable, expect.stringContaining(refusal)),
      )
      expect(await grants()).toEqual([monthGrant])
      pay.failures.next = undefined
      expect((await refund(tradeNo)).data.refunds).toHaveLength(1)
      await notify(pay.finishRefund(refundNoOf(tradeNo)))
      expect(await grants()).toEqual([monthGrant, taken])
    },
  )

  test('reconciliation finishes refunds that were interrupted or never notified', async () => {
    const tradeNo = await bought()
    pay.failures.next = (what) => (what === 'refund' ? new PayFailure('unavailable', 'no') : undefined)
    await refund(tradeNo)
    pay.failures.next = undefined
    api.time.now += 61_000
    await reconcileRefunds(api.deps)
    pay.finishRefund(refundNoOf(tradeNo))
    expect(await reconcileRefunds(api.deps)).toBe(0)
    api.time.now += 61_000
    expect(await reconcileRefunds(api.deps)).toBe(1)
    expect(await grants()).toEqual([monthGrant, taken])
    api.time.now += 61_000
    expect(await reconcileRefunds(api.deps)).toBe(0)
  })

  test('a refund that the provider closed revokes nothing, and can be requested again', async () => {
    const tradeNo = await bought()
    await refund(tradeNo)
    await notify(pay.finishRefund(refundNoOf(tradeNo), 'closed'))
    expect(await grants()).toEqual([monthGrant])
    pay.orders.get(tradeNo)!.is = 'paid'
    expect((await refund(tradeNo)).data.refunds).toMatchObject([{ state: 'closed' }])
    const again = await refund(tradeNo, { wish: 'wish-of-another' })
    expect(again.data.refunds).toMatchObject([{ state: 'closed' }, { state: 'processing' }])
    await notify(pay.finishRefund(`${tradeNo}R2`))
    expect(await grants()).toEqual([monthGrant, taken])
  })

  test.each([
    ['another amount', { fen: 1 }, 400],
    ['another order', { tradeNo: 'T20260501' }, 400],
    ['an order nobody knows', { tradeNo: 'T20260501', refundNo: 'T20260501R1' }, 404],
  ])('a notification of %s revokes nothing', async (_, change, status) => {
    const tradeNo = await bought()
    await refund(tradeNo)
    const news = pay.finishRefund(refundNoOf(tradeNo))
    expect(await notify({ ...news, ...change })).toBe(status)
    expect(await notify(news, 'no')).toBe(401)
    expect(await grants()).toEqual([monthGrant])
  })
})
