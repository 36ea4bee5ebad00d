import { describe, expect, test, vi } from 'vitest'
import type { CardMonths } from '#contract/billing/card-months'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { beginPurchase, loginBeforePurchaseUrl, type PaymentContext } from './begin-purchase.server'

const log = { warn: vi.fn() }
const browser = 'b1'.repeat(32)
const tradeNo = 'T20260501abc'
const mp = { appId: 'wx1', authorizeUrl: 'https://weixin.example/connect/oauth2/authorize' }
const native = { wxPayQrCode: 'weixin://x', tradeNo, price: 990, expiresAt: 9 }

function begin(place: PaymentContext, answers: Parameters<typeof fakeApiClient>[0], months: CardMonths = 1) {
  const api = fakeApiClient(answers)
  const beginning = {
    productId: '200' as const,
    months,
    price: 990,
    paymentContext: place,
    publicOrigin: 'https://us.example',
    startOauth: () => browser,
  }
  return { api, began: beginPurchase(api, beginning, log) }
}

describe('starting a purchase', () => {
  test('starts a desktop purchase with an order to scan', async () => {
    const { began } = begin('desktop', { orderNative: () => native })
    expect(await began).toEqual({ go: `/pricing?order=${tradeNo}` })
  })

  test('starts a phone purchase with the link into WeChat, without an order', async () => {
    const { api, began } = begin('phone', {})
    expect(await began).toEqual({ go: '/pricing?openInWeixin=200&price=990' })
    expect(api.calls).toEqual([])
  })

  test('starts a purchase inside WeChat with a silent OAuth redirect that identifies the payer', async () => {
    const { api, began } = begin('weixin', {
      readWeixinApps: () => ({ mp, web: null }),
      makeWeixinState: () => 's1',
    })
    const { leave } = (await began) as { leave: string }
    const [query] = leave.slice(mp.authorizeUrl.length + 1).split('#')
    expect(leave).toMatch(/#wechat_redirect$/)
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      appid: 'wx1',
      redirect_uri: 'https://us.example/pricing?productId=200&price=990&payStep=2&pf=mp',
      response_type: 'code',
      scope: 'snsapi_base',
      state: 's1',
    })
    expect(api.calls[1]![1]).toMatchObject({ purpose: 'pay', pf: 'mp', browser })
  })

  test('redirects a purchase inside WeChat to /vipMarket when there is no official account', async () => {
    const { began } = begin('weixin', { readWeixinApps: () => ({ mp: null, web: null }) })
    expect(await began).toEqual({ go: '/vipMarket' })
  })

  test('redirects a purchase inside WeChat to /vipMarket when the service responds with -6007', async () => {
    const { began } = begin('weixin', {
      readWeixinApps: () => ({ mp, web: null }),
      makeWeixinState: failingWith(-6007),
    })
    expect(await began).toEqual({ go: '/vipMarket' })
  })

  test.each([
    ['cannot be asked', failUnreachable, undefined, true],
    ['refuses', failingWith(-8004), '不行', false],
  ])('returns a problem when the server %s', async (_, answer, message, canRetry) => {
    const { began } = begin('weixin', { readWeixinApps: answer })
    expect(await began).toEqual({ problem: 'wakeFailed', productId: '200', message, canRetry })
  })
})

test.each([
  ['productId=200&price=990', '/pricing?login=&to=%2Fpricing%3FproductId%3D200%26price%3D990'],
  ['productId=200', '/pricing?login=&to=%2Fpricing%3FproductId%3D200'],
  ['productId=200&payStep=2&code=c1&state=s1&pf=mp', '/pricing?login=&to=%2Fpricing%3FproductId%3D200'],
  ['productId=200&coupon=SPRING', '/pricing?login=&to=%2Fpricing%3FproductId%3D200%26coupon%3DSPRING'],
  ['productId=100', undefined],
  ['login=&to=%2Fpricing%3FproductId%3D200', undefined],
  ['', undefined],
])('redirects a guest with ?%s to %s', (query, address) => {
  expect(loginBeforePurchaseUrl(new URLSearchParams(query))).toBe(address)
})
