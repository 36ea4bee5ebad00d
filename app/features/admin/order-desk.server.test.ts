import { describe, expect, test } from 'vitest'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import type { AdminOrder } from '#contract/admin'
import { doRefund, loadOrderDesk } from './order-desk.server'

const order: AdminOrder = {
  tradeNo: 'T20260501abc',
  productId: '200',
  price: 990,
  channel: 'native',
  state: 'granted',
  createdAt: 1,
  paidAt: 2,
  simulated: true,
  transactionId: '4200000001',
  owner: { nickname: '林晓', phone: '139****0000' },
  refundableFen: 990,
  refunds: [],
  history: [],
}
const load = (query: string, found: () => unknown = () => order) =>
  loadOrderDesk(fakeUpstream({ findOrderAsAdmin: found }), new URLSearchParams(query))

describe('the desk of orders', () => {
  test('asks for nothing before a number is given', async () => {
    const upstream = fakeUpstream({})
    expect(await loadOrderDesk(upstream, new URLSearchParams())).toMatchObject({
      number: '',
      problem: undefined,
    })
    expect(upstream.calls).toEqual([])
  })

  test.each(['number=', 'number=%27%3B--', 'number=T1'])(
    '?%s is told to be no number, unasked',
    async (query) => {
      const upstream = fakeUpstream({})
      const desk = await loadOrderDesk(upstream, new URLSearchParams(query))
      expect([desk.problem, upstream.calls]).toEqual([{ said: undefined }, []])
    },
  )

  test('finds an order by a number typed with spaces round it', async () => {
    expect(await load('number=+T20260501abc+')).toMatchObject({ order, confirming: false })
  })

  test('says why there is none', async () => {
    expect((await load('number=T20260501abc', refusing(-8001))).problem).toEqual({ said: '不行' })
  })

  test.each([
    [990, true],
    [0, false],
  ])(
    'an order with %s fen to give back is at the step before money goes back: %s',
    async (refundableFen, at) => {
      const desk = await load('number=T20260501abc&refund=', () => ({ ...order, refundableFen }))
      expect(desk.confirming).toBe(at)
    },
  )
})

describe('the buttons', () => {
  const wish = { intent: 'refund', tradeNo: order.tradeNo, reason: '重复购买' } as const

  test('send money back, ask how it stands, and take a refund made elsewhere', async () => {
    const upstream = fakeUpstream({
      refundOrder: () => order,
      followRefund: () => order,
      recordRefund: () => order,
    })
    expect(await doRefund(upstream, wish)).toBeUndefined()
    expect(await doRefund(upstream, { intent: 'follow', tradeNo: order.tradeNo })).toBeUndefined()
    const found = { tradeNo: order.tradeNo, refundNo: 'M1' }
    expect(await doRefund(upstream, { intent: 'record', ...found })).toBeUndefined()
    expect(upstream.calls).toEqual([
      ['refundOrder', { tradeNo: order.tradeNo, reason: '重复购买' }],
      ['followRefund', { tradeNo: order.tradeNo }],
      ['recordRefund', found],
    ])
  })

  test('say why it did not go', async () => {
    expect(await doRefund(fakeUpstream({ refundOrder: refusing(-8002) }), wish)).toBe('不行')
    expect(await doRefund(fakeUpstream({ refundOrder: unreachable }), wish)).toEqual(expect.any(String))
  })
})
