import { describe, expect, test } from 'vitest'
import type { ApiResolver } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { i18nFor } from '#app/i18n/i18n.server'
import type { AdminOrder } from '#contract/admin/admin-order'
import { runRefundAction, loadOrderLookup } from './order-lookup.server'

const order: AdminOrder = {
  tradeNo: 'T20260501abc',
  productId: '200' as const,
  months: 1,
  price: 990,
  coupon: null,
  channel: 'native' as const,
  state: 'granted' as const,
  createdAt: 1,
  paidAt: 2,
  simulated: true,
  transactionId: '4200000001',
  owner: { nickname: '林晓', phone: '139****0000' },
  refundableFen: 990,
  refunds: [],
  invoiceState: null,
  history: [],
}
const load = (query: string, found: ApiResolver<'findOrderAsAdmin'> = () => order) =>
  loadOrderLookup(fakeApiClient({ findOrderAsAdmin: found }), new URLSearchParams(query), 'zh')

describe('the order lookup', () => {
  test('does not call the API before an order number is given', async () => {
    const api = fakeApiClient({})
    expect(await loadOrderLookup(api, new URLSearchParams(), 'zh')).toMatchObject({
      number: '',
      problem: undefined,
    })
    expect(api.calls).toEqual([])
  })

  test.each([
    ['number=', '请填写此项'],
    ['number=%27%3B--', '订单号应为 6 到 64 位字母和数字'],
    ['number=T1', '订单号应为 6 到 64 位字母和数字'],
  ])('rejects ?%s as no order number, without an API call: %s', async (query, problem) => {
    const api = fakeApiClient({})
    const lookup = await loadOrderLookup(api, new URLSearchParams(query), 'zh')
    expect([lookup.problem, api.calls]).toEqual([problem, []])
  })

  test('finds an order by a number typed with surrounding spaces', async () => {
    expect(await load('number=+T20260501abc+')).toMatchObject({ order, isConfirmingRefund: false })
  })

  test("returns the service's message when there is no such order", async () => {
    expect((await load('number=T20260501abc', failingWith(-8001))).problem).toBe('不行')
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
  const { tradeNo } = order
  const refund = { reason: '重复购买', amount: '9.90', wish: 'wish-of-a-form' }
  const press = (fields: Record<string, string>, answers: Parameters<typeof fakeApiClient>[0] = {}) => {
    const api = fakeApiClient(answers)
    return { api, refused: runRefundAction(api, formOf({ tradeNo, ...fields }), 'zh') }
  }

  test.each([
    ['follow', 'followRefund', {}],
    ['record', 'recordRefund', { refundNo: 'M1' }],
  ] as const)('the action %s calls %s', async (intent, call, fields) => {
    const { refused, api } = press({ intent, ...fields }, { [call]: () => order })
    expect(await refused).toBeUndefined()
    expect(api.calls).toEqual([[call, { tradeNo, ...fields }]])
  })

  test.each([
    ['9.90', 990],
    [' ３．５ ', 350],
    ['0.01', 1],
  ])('a refund of %j yuan is one of %i fen', async (amount, fen) => {
    const { refused, api } = press({ intent: 'refund', ...refund, amount }, { refundOrder: () => order })
    expect(await refused).toBeUndefined()
    const { amount: _, ...rest } = refund
    expect(api.calls).toEqual([['refundOrder', { tradeNo, ...rest, fen }]])
  })

  test.each([
    ['refund', { ...refund, reason: ' ' }, { reason: ['请填写此项'] }],
    ['refund', { ...refund, amount: '' }, { amount: ['请填写此项'] }],
    ['refund', { ...refund, amount: '1.234' }, { amount: ['请填写金额，最多两位小数，例如 9.90'] }],
    ['refund', { ...refund, amount: '0' }, { amount: ['请填写金额，最多两位小数，例如 9.90'] }],
    ['record', { refundNo: '号' }, { refundNo: [i18nFor('zh').t('admin-refunds:badRefundNo')] }],
  ])('the form of %s comes back with %j, without an API call', async (intent, fields, error) => {
    const { refused, api } = press({ intent, ...fields })
    expect(await refused).toMatchObject({ status: 422, result: { pressed: intent, error } })
    expect(api.calls).toEqual([])
  })

  test('returns why a refund was refused, and throws 400 for an unknown action', async () => {
    const { refused } = press({ intent: 'refund', ...refund }, { refundOrder: failingWith(-8002) })
    expect(await refused).toMatchObject({ result: { pressed: 'refund', error: { '': ['不行'] } } })
    await expect(press({ intent: 'constructor' }).refused).rejects.toMatchObject({ status: 400 })
  })
})
