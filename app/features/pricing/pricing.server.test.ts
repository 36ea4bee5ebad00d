import { describe, expect, test, vi } from 'vitest'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import type { OrderState } from '#contract/billing/order'
import type { PaymentContext } from './checkout/begin-purchase.server'
import { loadPricing } from './load-pricing.server'
import { loadProducts, parsePricingParams, runPurchaseStep, type PurchaseStep } from './pricing.server'

const tradeNo = 'T20260501abc'
const origin = 'https://us.example'
const log = { warn: vi.fn() }
const order = (state: OrderState, wxPayQrCode: string | null = 'weixin://wxpay/bizpayurl?pr=abc') => ({
  tradeNo,
  productId: '200' as const,
  price: 990,
  coupon: null,
  channel: 'native' as const,
  state,
  createdAt: 1,
  paidAt: null,
  simulated: false,
  wxPayQrCode,
  expiresAt: 9,
})

function load(
  query: string,
  look: { owned?: '01' | '200' | undefined; place?: PaymentContext; state?: OrderState } = {},
) {
  const { owned, place = 'desktop', state = 'created' } = { owned: '01' as const, ...look }
  const api = fakeApiClient({ listProducts: () => [], readOrder: () => order(state) })
  const looking = {
    ownedPlan: owned,
    isUser: owned !== undefined,
    paymentContext: place,
    origin,
    language: 'zh' as const,
    demo: false,
    continueTo: '/resume/my',
  }
  return loadPricing({ api, log, query: new URLSearchParams(query), ...looking })
}

describe('the pricing page', () => {
  test('returns no products and logs a warning when the server is unreachable', async () => {
    log.warn.mockClear()
    expect(await loadProducts(fakeApiClient({ listProducts: failUnreachable }), log)).toEqual([])
    expect(log.warn).toHaveBeenCalledTimes(1)
  })

  test('shows the order in the address as a QR code that needs no script', async () => {
    const { scanOrder: scan } = await load(`order=${tradeNo}`)
    expect(scan).toMatchObject({ tradeNo, productId: '200', price: 990 })
    expect(scan?.qr).toMatch(/^<svg[^>]*width="200"/)
  })

  test.each<[OrderState, boolean]>([
    ['created', false],
    ['paid', false],
    ['closed', false],
    ['granted', true],
  ])('shows the success of an order that is %s: %s', async (state, paid) => {
    const loaded = await load(`paid=${tradeNo}`, { state })
    expect([loaded.paidOrder?.productId, loaded.continueTo]).toEqual(
      paid ? ['200', '/resume/my'] : [undefined, undefined],
    )
    expect((await load(`order=${tradeNo}`, { state })).paidOrder?.productId).toBe(paid ? '200' : undefined)
  })

  test('shows no order to a guest, and no order of another user', async () => {
    expect((await load(`order=${tradeNo}`, { owned: undefined })).scanOrder).toBeUndefined()
    const api = fakeApiClient({ listProducts: () => [], readOrder: failingWith(-8001) })
    const query = new URLSearchParams({ order: tradeNo })
    const looking = {
      api,
      log,
      query,
      ownedPlan: '01' as const,
      isUser: true,
      paymentContext: 'desktop' as const,
      origin,
      language: 'zh' as const,
      demo: false,
      continueTo: undefined,
    }
    expect((await loadPricing(looking)).scanOrder).toBeUndefined()
  })

  test('continues a payment inside WeChat after the redirect that identifies the payer', async () => {
    const back = 'productId=200&price=990&payStep=2&pf=mp&code=c1&state=s1'
    const oauthCallback = { productId: '200', code: 'c1', state: 's1', price: 990 }
    expect(await load(back, { place: 'weixin' })).toMatchObject({ oauthCallback, selectedPlan: undefined })
    expect((await load(back)).oauthCallback).toBeUndefined()
    expect((await load(back, { place: 'weixin', owned: undefined })).oauthCallback).toBeUndefined()
    expect((await load('productId=200&payStep=2', { place: 'weixin' })).oauthCallback).toBeUndefined()
  })

  test('continues an open order inside WeChat there, without a code to scan', async () => {
    const loadedPricing = await load(`order=${tradeNo}`, { place: 'weixin' })
    expect([loadedPricing.selectedPlan, loadedPricing.scanOrder]).toEqual(['200', undefined])
    const over = await load(`order=${tradeNo}`, { place: 'weixin', state: 'closed' })
    expect([over.selectedPlan, over.scanOrder]).toEqual([undefined, undefined])
  })

  test.each([
    ['productId=200', '200'],
    ['productId=100', undefined],
    ['productId=%27', undefined],
    ['', undefined],
  ])('reads from ?%s the plan to buy: %s', async (query, wanted) => {
    expect((await load(query)).selectedPlan).toBe(wanted)
  })

  test('ignores malicious parameter values', () => {
    const parsedParams = parsePricingParams(
      new URLSearchParams({ order: '../x', productId: '1', months: '5', state: 'a'.repeat(999) }),
    )
    expect(parsedParams).toEqual({ months: 1 })
  })
})

describe('a purchase step', () => {
  const steps: Record<PurchaseStep['intent'], PurchaseStep> = {
    buy: { intent: 'buy', productId: '200', months: 1 },
    check: { intent: 'check', productId: '200', tradeNo },
    payInWeixin: { intent: 'payInWeixin', productId: '200', months: 1, code: 'c1', state: 's1' },
    checkInWeixin: { intent: 'checkInWeixin', productId: '200', tradeNo },
  }
  const jsapi = {
    tradeNo,
    price: 990,
    wxMpAppId: 'wx1',
    wxTimestamp: '1',
    wxNonceStr: 'n',
    wxPackage: 'prepay_id=p',
    wxSignType: 'RSA',
    wxPaySign: 's',
  }

  test('redirects a purchase to the code to scan', async () => {
    const native = { wxPayQrCode: 'weixin://x', tradeNo, price: 990, expiresAt: 9 }
    const api = fakeApiClient({ orderNative: () => native })
    expect(await runPurchaseStep(api, steps.buy, log)).toEqual({ go: `/pricing?order=${tradeNo}` })
  })

  test.each([
    [990, ''],
    [1990, '&repriced='],
    [undefined, ''],
  ])('marks a changed price for a plan that was shown at %s fen', async (price, more) => {
    const native = { wxPayQrCode: 'weixin://x', tradeNo, price: 990, expiresAt: 9 }
    const step = { intent: 'buy', productId: '200', months: 1, price } as const
    const { go } = (await runPurchaseStep(fakeApiClient({ orderNative: () => native }), step, log)) as {
      go: string
    }
    expect(go).toBe(`/pricing?order=${tradeNo}${more}`)
  })

  test('returns the bridge parameters for a purchase inside WeChat', async () => {
    const api = fakeApiClient({ orderJsapi: () => jsapi })
    expect(await runPurchaseStep(api, steps.payInWeixin, log)).toEqual({ bridge: jsapi, productId: '200' })
    const round = { productId: '200', months: 1, authState: 's1', authCode: 'c1', authPf: 'mp' }
    expect(api.calls).toEqual([['orderJsapi', round]])
  })

  test.each(['check', 'checkInWeixin'] as const)(
    'redirects after %s only when the order is paid',
    async (name) => {
      const call = name === 'check' ? 'checkNative' : 'checkJsapi'
      const paid = fakeApiClient({ [call]: () => true })
      expect(await runPurchaseStep(paid, steps[name], log)).toEqual({ go: `/pricing?paid=${tradeNo}` })
      const unpaid = fakeApiClient({ [call]: () => false })
      expect(await runPurchaseStep(unpaid, steps[name], log)).toMatchObject({
        problem: 'checkFailed',
        message: undefined,
      })
    },
  )

  test.each([
    ['buy', 'orderNative', 'orderFailed', '创建支付订单失败'],
    ['payInWeixin', 'orderJsapi', 'wakeFailed', '创建JSAPI支付订单失败'],
    ['check', 'checkNative', 'checkFailed', '检查支付状态失败'],
    ['checkInWeixin', 'checkJsapi', 'checkFailed', '检查JSAPI支付状态失败'],
  ] as const)(
    "returns the server's message when %s is refused, and logs the failure",
    async (name, call, problem, label) => {
      log.warn.mockClear()
      const refused = fakeApiClient({ [call]: failingWith(-8000) })
      expect(await runPurchaseStep(refused, steps[name], log)).toEqual({
        problem,
        productId: '200',
        message: '不行',
        canRetry: false,
      })
      expect(log.warn.mock.calls[0]![1]).toBe(label)
      const down = fakeApiClient({ [call]: failUnreachable })
      expect(await runPurchaseStep(down, steps[name], log)).toMatchObject({
        problem,
        message: undefined,
        canRetry: true,
      })
    },
  )

  test('redirects a payment inside WeChat to /vipMarket on -6007, and no other step', async () => {
    const api = fakeApiClient({
      orderJsapi: failingWith(-6007),
      checkJsapi: failingWith(-6007),
      checkNative: failingWith(-6007),
    })
    expect(await runPurchaseStep(api, steps.payInWeixin, log)).toEqual({ go: '/vipMarket' })
    expect(await runPurchaseStep(api, steps.checkInWeixin, log)).toEqual({ go: '/vipMarket' })
    expect(await runPurchaseStep(api, steps.check, log)).not.toHaveProperty('go')
  })
})
