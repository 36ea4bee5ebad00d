import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApiClient, failUnreachable, failingWith } from '#tests/fake-api/fake-api-client'
import { ApiCodes } from '#contract/http/api-codes'
import type { OrderState } from '#contract/billing/order'
import { paymentStatusResponse, streamPaymentStatus } from './payment-status-stream.server'

const order = (state: OrderState | undefined) => ({
  tradeNo: 'N123456',
  productId: '200' as const,
  price: 990,
  coupon: null,
  channel: 'native' as const,
  state: state!,
  createdAt: 1,
  paidAt: null,
  simulated: false,
  wxPayQrCode: null,
  expiresAt: 1,
})
const never = new AbortController().signal
const ways = [
  ['asked once', paymentStatusResponse],
  ['watched', (...args: Parameters<typeof paymentStatusResponse>) => streamPaymentStatus(...args, never)],
] as const

describe.each(ways)('the state of an order, %s', (_, ask) => {
  test.each([
    ["somebody else's order", ApiCodes.notFound, 404],
    ['a number that is no order number', ApiCodes.invalidInput, 404],
    ['an order just after logout', ApiCodes.tokenRevoked, 401],
  ])('responds to %s with a specific status, not 500', async (_, code, status) => {
    await expect(ask(fakeApiClient({ readOrder: failingWith(code) }), 'N123456')).rejects.toMatchObject({
      status,
    })
  })

  test('passes on a network error of the service', async () => {
    const api = fakeApiClient({ readOrder: failUnreachable })
    await expect(ask(api, 'N123456')).rejects.toMatchObject({ kind: 'network' })
  })
})

describe('a watched order', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('sends each state once and ends with the order', async () => {
    const states: OrderState[] = ['created', 'created', 'paid', 'granted']
    const api = fakeApiClient({ readOrder: () => order(states.shift()) })
    const text = (await streamPaymentStatus(api, 'N123456', never)).text()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await text).toBe('data: created\n\ndata: paid\n\ndata: granted\n\n')
  })

  test('ends the stream when the session ends midway, so that the page retries', async () => {
    const answers = [() => order('created'), failingWith(ApiCodes.tokenRevoked)]
    const api = fakeApiClient({ readOrder: () => answers.shift()!() })
    const text = (await streamPaymentStatus(api, 'N123456', never)).text()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await text).toBe('data: created\n\n')
  })
})
