import { describe, expect, test, vi } from 'vitest'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import { beginPurchase, loginToBuy, type PayPlace } from './begin-purchase.server'

const log = { warn: vi.fn() }
const tradeNo = 'T20260501abc'
const mp = { appId: 'wx1', authorizeUrl: 'https://weixin.example/connect/oauth2/authorize' }
const native = { wxPayQrCode: 'weixin://x', tradeNo, price: 990, expiresAt: 9 }

function begin(place: PayPlace, answers: Parameters<typeof fakeUpstream>[0]) {
  const upstream = fakeUpstream(answers)
  const beginning = {
    productId: '200' as const,
    price: 990,
    place,
    publicOrigin: 'https://us.example',
    beginRound: () => 'b1',
  }
  return { upstream, began: beginPurchase(upstream, beginning, log) }
}

describe('a purchase begins', () => {
  test('on a desktop with an order to scan', async () => {
    const { began } = begin('desktop', { orderNative: () => native })
    expect(await began).toEqual({ go: `/pricing?order=${tradeNo}` })
  })

  test('on a phone with the way into WeChat, and without an order', async () => {
    const { upstream, began } = begin('phone', {})
    expect(await began).toEqual({ go: '/pricing?openInWeixin=200&price=990' })
    expect(upstream.calls).toEqual([])
  })

  test('inside WeChat with a silent round that tells who pays', async () => {
    const { upstream, began } = begin('weixin', {
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
    expect(upstream.calls[1]![1]).toMatchObject({ purpose: 'pay', pf: 'mp', browser: 'b1' })
  })

  test('inside WeChat at /vipMarket, when there is no official account to pay through', async () => {
    const { began } = begin('weixin', { readWeixinApps: () => ({ mp: null, web: null }) })
    expect(await began).toEqual({ go: '/vipMarket' })
  })

  test('inside WeChat at /vipMarket, when the service answers the round with -6007', async () => {
    const { began } = begin('weixin', {
      readWeixinApps: () => ({ mp, web: null }),
      makeWeixinState: refusing(-6007),
    })
    expect(await began).toEqual({ go: '/vipMarket' })
  })

  test.each([
    ['cannot be asked', unreachable, undefined, true],
    ['refuses', refusing(-8004), '不行', false],
  ])('and says so when the server %s', async (_, answer, said, again) => {
    const { began } = begin('weixin', { readWeixinApps: answer })
    expect(await began).toEqual({ problem: 'wakeFailed', productId: '200', said, again })
  })
})

test.each([
  ['productId=200&price=990', '/pricing?login=&to=%2Fpricing%3FproductId%3D200%26price%3D990'],
  ['productId=200', '/pricing?login=&to=%2Fpricing%3FproductId%3D200'],
  ['productId=200&payStep=2&code=c1&state=s1&pf=mp', '/pricing?login=&to=%2Fpricing%3FproductId%3D200'],
  ['productId=100', undefined],
  ['login=&to=%2Fpricing%3FproductId%3D200', undefined],
  ['', undefined],
])('a guest with ?%s goes to %s', (query, address) => {
  expect(loginToBuy(new URLSearchParams(query))).toBe(address)
})
