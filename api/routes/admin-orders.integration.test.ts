import { Codes } from '#contract/codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { PayFailure } from '../gateways/pay/pay-provider'
import { sweepRefunds } from '../orders/sweep-refunds'
import { databases } from '../testing/databases'
import { month, openOrderDesk, type OrderDesk } from '../testing/order-desk'
import { newAdmin, type Person } from '../testing/person'
import { useTestApi } from '../testing/test-api'

const taken = { ...month, seconds: -month.seconds, source: 'refund' }
const reason = '重复购买'

describe.each(databases)('refunds on $name', ({ empty }) => {
  const api = useTestApi(empty)
  let desk: OrderDesk
  let admin: Person
  beforeEach(async () => {
    desk = await openOrderDesk(api)
    admin = await newAdmin(api)
  })

  async function bought() {
    const { tradeNo } = await desk.order()
    await desk.tell(desk.pay.pay(tradeNo, { transactionId: weixinNoOf(tradeNo) }))
    return tradeNo
  }
  const refund = (tradeNo: string, who = admin) => who.call('refundOrder', { tradeNo, reason })
  const weixinNoOf = (tradeNo: string) => `4200${tradeNo.slice(0, 24)}`
  const refundNoOf = (tradeNo: string) => `${tradeNo}R1`

  test('are for admins alone', async () => {
    const tradeNo = await bought()
    for (const answer of [
      await refund(tradeNo, desk.person),
      await desk.person.call('findOrderAsAdmin', { number: tradeNo }),
      await desk.person.call('followRefund', { tradeNo }),
    ])
      expect(answer.code).toBe(Codes.frontPage)
    expect(await desk.grants()).toEqual([month])
  })

  test('are asked for once, say who wanted them, and take back what was given when the money went', async () => {
    const tradeNo = await bought()
    const found = await admin.call('findOrderAsAdmin', { number: weixinNoOf(tradeNo) })
    expect(found.data).toMatchObject({
      tradeNo,
      refundableFen: 990,
      refunds: [],
      owner: { nickname: '林晓' },
    })
    expect(await refund(tradeNo)).toMatchObject({
      code: Codes.ok,
      data: {
        state: 'granted',
        refundableFen: 0,
        refunds: [{ state: 'processing', by: '林晓', reason, doneAt: null }],
      },
    })
    expect(await desk.grants()).toEqual([month])
    const news = desk.pay.finishRefund(refundNoOf(tradeNo))
    expect(await desk.tell(news)).toBe(204)
    expect(await desk.grants()).toEqual([month, taken])
    const { data } = await admin.call('findOrderAsAdmin', { number: tradeNo })
    expect(data).toMatchObject({ state: 'refunded', refunds: [{ state: 'done', doneAt: api.time.now }] })
    const { data: membership } = await desk.person.call('readMembership', {})
    expect(membership.ledger.map(({ source }: { source: string }) => source)).toEqual(
      expect.arrayContaining(['order', 'refund']),
    )
    expect(membership.spans.filter(({ to }: { to: number }) => to > api.time.now)).toEqual([])
  })

  test('pressed twenty times, told twice and asked about take back once', async () => {
    const tradeNo = await bought()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(tradeNo)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([Codes.ok]))
    const news = desk.pay.finishRefund(refundNoOf(tradeNo))
    const follow = () => admin.call('followRefund', { tradeNo })
    await Promise.all([desk.tell(news), desk.tell(news), follow(), follow(), refund(tradeNo)])
    expect(await desk.grants()).toEqual([month, taken])
    expect([...desk.pay.refunds.keys()].filter((no) => no.startsWith(tradeNo))).toHaveLength(1)
    expect(await desk.stateOf(tradeNo)).toBe('refunded')
  })

  test('of what was never paid are refused, and the provider is not asked', async () => {
    const { tradeNo } = await desk.order()
    expect(await refund(tradeNo)).toMatchObject({
      code: Codes.conflict,
      data: { errorMsg: expect.stringContaining('没有收到过付款') },
    })
    await api.db.updateTable('orders').set({ state: 'closed' }).where('id', '=', tradeNo).execute()
    expect(await refund(tradeNo)).toMatchObject({ code: Codes.conflict })
    expect(await refund('T20260501')).toMatchObject({ code: Codes.notFound })
    expect(desk.pay.asked.filter(({ what }) => what === 'refund')).toEqual([])
  })

  test('of an account that is gone give the money back and take nothing', async () => {
    const { tradeNo } = await desk.order()
    await api.db.updateTable('orders').set({ user_id: null }).where('id', '=', tradeNo).execute()
    await desk.tell(desk.pay.pay(tradeNo))
    expect(await desk.stateOf(tradeNo)).toBe('paid')
    expect((await refund(tradeNo)).data).toMatchObject({ owner: null, refunds: [{ state: 'processing' }] })
    await desk.tell(desk.pay.finishRefund(refundNoOf(tradeNo)))
    expect(await desk.stateOf(tradeNo)).toBe('refunded')
  })

  test.each([
    ['unavailable', '微信支付暂时没有响应'],
    ['no money', '余额不足'],
    ['refused', '没有接受这次退款'],
  ] as const)(
    'that the provider answers with %s say so, and the next press is the same refund',
    async (kind, said) => {
      const tradeNo = await bought()
      desk.pay.trouble.next = (what) => (what === 'refund' ? new PayFailure(kind, 'no') : undefined)
      expect(await refund(tradeNo)).toMatchObject({
        code: Codes.providerUnavailable,
        data: { errorMsg: expect.stringContaining(said) },
      })
      expect(await desk.grants()).toEqual([month])
      desk.pay.trouble.next = () => undefined
      expect((await refund(tradeNo)).data.refunds).toHaveLength(1)
      await desk.tell(desk.pay.finishRefund(refundNoOf(tradeNo)))
      expect(await desk.grants()).toEqual([month, taken])
    },
  )

  test('that were cut off or never told are finished by the sweeper', async () => {
    const tradeNo = await bought()
    desk.pay.trouble.next = (what) => (what === 'refund' ? new PayFailure('unavailable', 'no') : undefined)
    await refund(tradeNo)
    desk.pay.trouble.next = () => undefined
    api.time.now += 61_000
    await sweepRefunds(api.parts)
    desk.pay.finishRefund(refundNoOf(tradeNo))
    expect(await sweepRefunds(api.parts)).toBe(0)
    api.time.now += 61_000
    expect(await sweepRefunds(api.parts)).toBe(1)
    expect(await desk.grants()).toEqual([month, taken])
    api.time.now += 61_000
    expect(await sweepRefunds(api.parts)).toBe(0)
  })

  test('that the provider closed take nothing back, and can be asked for anew', async () => {
    const tradeNo = await bought()
    await refund(tradeNo)
    await desk.tell(desk.pay.finishRefund(refundNoOf(tradeNo), 'closed'))
    expect(await desk.grants()).toEqual([month])
    desk.pay.orders.get(tradeNo)!.is = 'paid'
    expect((await refund(tradeNo)).data.refunds).toMatchObject([{ state: 'closed' }, { state: 'processing' }])
    await desk.tell(desk.pay.finishRefund(`${tradeNo}R2`))
    expect(await desk.grants()).toEqual([month, taken])
  })

  test.each([
    ['another amount', { fen: 1 }, 400],
    ['another order', { tradeNo: 'T20260501' }, 400],
    ['an order nobody knows', { tradeNo: 'T20260501', refundNo: 'T20260501R1' }, 404],
  ])('news of %s take nothing back', async (_, change, status) => {
    const tradeNo = await bought()
    await refund(tradeNo)
    const news = desk.pay.finishRefund(refundNoOf(tradeNo))
    expect(await desk.tell({ ...news, ...change })).toBe(status)
    expect(await desk.tell(news, 'no')).toBe(401)
    expect(await desk.grants()).toEqual([month])
  })
})
