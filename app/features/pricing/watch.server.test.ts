import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UpstreamFailure } from '#app/api-client/failure'
import { fakeUpstream } from '#tests/builders'
import { Codes } from '#contract/codes'
import type { OrderState } from '#contract/order'
import { tellState, watchState } from './watch.server'

const failing = (code: number) => () => {
  throw new UpstreamFailure('business', code, 'refused')
}
const order = (state: OrderState | undefined) => ({
  tradeNo: 'N123456',
  productId: '200' as const,
  price: 990,
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
  ['asked once', tellState],
  ['watched', (...args: Parameters<typeof tellState>) => watchState(...args, never)],
] as const

describe.each(ways)('the state of an order, %s', (_, ask) => {
  test.each([
    ["somebody else's order", Codes.notFound, 404],
    ['a number that is no order number', Codes.badInput, 404],
    ['an order just after logout', Codes.tokenRevoked, 401],
  ])('%s is answered with a status of its own, not 500', async (_, code, status) => {
    await expect(ask(fakeUpstream({ readOrder: failing(code) }), 'N123456')).rejects.toMatchObject({ status })
  })

  test('passes on that the service could not be asked', async () => {
    const away = new UpstreamFailure('network', 0, 'away')
    const upstream = fakeUpstream({
      readOrder: () => {
        throw away
      },
    })
    await expect(ask(upstream, 'N123456')).rejects.toBe(away)
  })
})

describe('a watched order', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('tells each state once and ends with the order', async () => {
    const states: OrderState[] = ['created', 'created', 'paid', 'granted']
    const upstream = fakeUpstream({ readOrder: () => order(states.shift()) })
    const text = (await watchState(upstream, 'N123456', never)).text()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await text).toBe('data: created\n\ndata: paid\n\ndata: granted\n\n')
  })

  test('ends the stream when the login ends on the way, so that the page asks again', async () => {
    const answers = [() => order('created'), failing(Codes.tokenRevoked)]
    const upstream = fakeUpstream({ readOrder: () => answers.shift()!() })
    const text = (await watchState(upstream, 'N123456', never)).text()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await text).toBe('data: created\n\n')
  })
})
