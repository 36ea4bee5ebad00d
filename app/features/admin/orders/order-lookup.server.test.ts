import { describe, expect, test } from 'vitest'
import type { ApiResolver } from '#tests/fakes/api-handlers'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fakes/fake-api-client'
import type { AdminOrder } from '#contract/admin/admin-order'
import { runRefundAction, loadOrderLookup } from './order-lookup.server'

const order: AdminOrder = {
  tradeNo: 'T20260501abc',
  productId: '200' as const,
  price: 990,
  channel: 'native' as const,
  state: 'granted' as const,
  createdAt: 1,
  paidAt: 2,
  simulated: true,
  transactionId: '4200000001',
  owner: { nickname: '林晓', phone: '139****0000' },
  refundableFen: 990,
  refunds: [],
  history: [],
}
const load = (query: string, found: ApiResolver<'findOrderAsAdmin'> = () => order) =>
  loadOrderLookup(fakeApiClient({ findOrderAsAdmin: found }), new URLSearchParams(query))

describe('the desk of orders', () => {
  test('asks for nothing before a number is given', async () => {
    const api = fakeApiClient({})
    expect(await loadOrderLookup(api, new URLSearchParams())).toMatchObject({
      number: '',
      problem: undefined,
    })
    expect(api.calls).toEqual([])
  })

  test.each(['number=', 'number=%27%3B--', 'number=T1'])(
    '?%s is told to be no number, unasked',
    async (query) => {
      const api = fakeApiClient({})
      const lookup = await loadOrderLookup(api, new URLSearchParams(query))
      expect([lookup.problem, api.calls]).toEqual([{ message: undefined }, []])
    },
  )

  test('finds an order by a number typed with spaces round it', async () => {
    expect(await load('number=+T20260501abc+')).toMatchObject({ order, isConfirmingRefund: false })
  })

  test('says why there is none', async () => {
    expect((await load('number=T20260501abc', failingWith(-8001))).problem).toEqual({ message: '不行' })
  })

  test.each([
    [990, true],
    [0, false],
  ])(
    'an order with %s fen to give back is at the step before money goes back: %s',
    async (refundableFen, at) => {
      const lookup = await load('number=T20260501abc&refund=', () => ({ ...order, refundableFen }))
      expect(lookup.isConfirmingRefund).toBe(at)
    },
  )
})

describe('the buttons', () => {
  const action = { intent: 'refund', tradeNo: order.tradeNo, reason: '重复购买' } as const

  test('send money back, ask how it stands, and take a refund made elsewhere', async () => {
    const api = fakeApiClient({
      refundOrder: () => order,
      followRefund: () => order,
      recordRefund: () => order,
    })
    expect(await runRefundAction(api, action)).toBeUndefined()
    expect(await runRefundAction(api, { intent: 'follow', tradeNo: order.tradeNo })).toBeUndefined()
    const found = { tradeNo: order.tradeNo, refundNo: 'M1' }
    expect(await runRefundAction(api, { intent: 'record', ...found })).toBeUndefined()
    expect(api.calls).toEqual([
      ['refundOrder', { tradeNo: order.tradeNo, reason: '重复购买' }],
      ['followRefund', { tradeNo: order.tradeNo }],
      ['recordRefund', found],
    ])
  })

  test('say why it did not go', async () => {
    expect(await runRefundAction(fakeApiClient({ refundOrder: failingWith(-8002) }), action)).toBe('不行')
    expect(await runRefundAction(fakeApiClient({ refundOrder: failUnreachable }), action)).toEqual(
      expect.any(String),
    )
  })
})
