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

describe('the order lookup', () => {
  test('does not call the API before an order number is given', async () => {
    const api = fakeApiClient({})
    expect(await loadOrderLookup(api, new URLSearchParams())).toMatchObject({
      number: '',
      problem: undefined,
    })
    expect(api.calls).toEqual([])
  })

  test.each(['number=', 'number=%27%3B--', 'number=T1'])(
    'rejects ?%s as no order number, without an API call',
    async (query) => {
      const api = fakeApiClient({})
      const lookup = await loadOrderLookup(api, new URLSearchParams(query))
      expect([lookup.problem, api.calls]).toEqual([{ message: undefined }, []])
    },
  )

  test('finds an order by a number typed with surrounding spaces', async () => {
    expect(await load('number=+T20260501abc+')).toMatchObject({ order, isConfirmingRefund: false })
  })

  test("returns the service's message when there is no such order", async () => {
    expect((await load('number=T20260501abc', failingWith(-8001))).problem).toEqual({ message: '不行' })
  })

  test.each([
    [990, true],
    [0, false],
  ])(
    'for an order with %s refundable fen, the refund confirmation is shown: %s',
    async (refundableFen, at) => {
      const lookup = await load('number=T20260501abc&refund=', () => ({ ...order, refundableFen }))
      expect(lookup.isConfirmingRefund).toBe(at)
    },
  )
})

describe('refund actions', () => {
  const action = { intent: 'refund', tradeNo: order.tradeNo, reason: '重复购买' } as const

  test('calls the API to refund, to follow a refund and to record a refund made elsewhere', async () => {
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

  test('returns why a refund failed', async () => {
    expect(await runRefundAction(fakeApiClient({ refundOrder: failingWith(-8002) }), action)).toBe('不行')
    expect(await runRefundAction(fakeApiClient({ refundOrder: failUnreachable }), action)).toEqual(
      expect.any(String),
    )
  })
})
