import { describe, expect, test, vi } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { loadPricing } from '#app/features/pricing/load-pricing.server'
import { runPurchaseStep } from '#app/features/pricing/pricing.server'
import { ApiCodes } from '#contract/http/api-codes'
import { loadCoupon } from './load-coupon.server'

const tradeNo = 'T20260501abc'
const origin = 'https://us.example'
const log = { warn: vi.fn() }
const prices = [
  { productId: '200' as const, listPrice: 990, discount: 198, refusal: null },
  { productId: '300' as const, listPrice: 2990, discount: 0, refusal: 'couponPlan' },
]

function load(typed: string, productId?: string, quote: Parameters<typeof fakeApiClient>[0] = {}) {
  const api = fakeApiClient({ quoteCoupon: () => ({ code: 'SPRING', prices }), ...quote })
  return { api, loaded: loadCoupon({ api, typed, channel: 'native', months: 1, productId, language: 'zh' }) }
}

describe('the coupon in the address', () => {
  test('is the field alone while nothing is typed', async () => {
    const { api, loaded } = load('')
    expect([await loaded, api.calls]).toEqual([{ typed: '', quote: undefined, error: undefined }, []])
  })

  test('is right while it can be used for one plan, and says why not for another', async () => {
    const { loaded } = load('spring')
    const refused = { ...prices[1], refusal: '这个优惠码不适用于本套餐' }
    expect(await loaded).toEqual({
      typed: 'spring',
      quote: { code: 'SPRING', prices: [prices[0], refused] },
      error: undefined,
    })
  })

  test('is refused when it cannot be used for the plan that is being bought', async () => {
    expect((await load('spring', '200').loaded).error).toBeUndefined()
    expect((await load('spring', '300').loaded).error).toBe('这个优惠码不适用于本套餐')
  })

  test('says at the field what the service says', async () => {
    const unknown = () => {
      throw new ApiClientError('business', ApiCodes.invalidInput, '', { coupon: 'couponUnknown' })
    }
    const errorOf = async (quoteCoupon: () => never) =>
      (await load('x', undefined, { quoteCoupon }).loaded).error
    expect(await errorOf(unknown)).toBe('没有这个优惠码，请核对后再试')
    expect(await errorOf(failingWith(ApiCodes.tooManyRequests) as () => never)).toBe('不行')
    expect(await errorOf(failUnreachable as () => never)).toBe('优惠码查询失败，请稍后重试')
  })

  test("keeps the coupon in a guest's address for the purchase after the login, where there is one", async () => {
    const loadAsGuest = (acceptsCoupons: boolean) => {
      const products = [{ productId: '200' as const, price: 990, onSale: true, benefits: {}, acceptsCoupons }]
      return loadPricing({
        api: fakeApiClient({ listProducts: () => products }),
        log,
        query: new URLSearchParams('coupon=SPRING'),
        ownedPlan: undefined,
        isUser: false,
        paymentContext: 'desktop',
        origin,
        language: 'zh',
        demo: false,
        continueTo: undefined,
      })
    }
    const withOne = await loadAsGuest(true)
    expect(withOne).toMatchObject({ takesCoupons: true, guestCoupon: 'SPRING', coupon: undefined })
    expect(withOne.cards.map(({ coupon, listPrice }) => [coupon, listPrice])).toEqual([
      [undefined, undefined],
      ['SPRING', undefined],
      [undefined, undefined],
    ])
    expect((await loadAsGuest(false)).cards.some(({ coupon }) => coupon)).toBe(false)
  })
})

describe('a purchase with a coupon', () => {
  const steps = {
    buy: { intent: 'buy', productId: '200', months: 1 },
    payInWeixin: { intent: 'payInWeixin', productId: '200', months: 1, code: 'c1', state: 's1' },
  } as const
  const jsapi = {
    tradeNo,
    price: 792,
    wxMpAppId: 'wx1',
    wxTimestamp: '1',
    wxNonceStr: 'n',
    wxPackage: 'prepay_id=p',
    wxSignType: 'RSA',
    wxPaySign: 's',
  }

  test('sends a coupon with the purchase, on a screen and inside WeChat', async () => {
    const native = { wxPayQrCode: 'weixin://x', tradeNo, price: 792, expiresAt: 9 }
    const api = fakeApiClient({ orderNative: () => native, orderJsapi: () => jsapi })
    await runPurchaseStep(api, { ...steps.buy, coupon: 'SPRING' }, log)
    await runPurchaseStep(api, { ...steps.buy, coupon: '' }, log)
    await runPurchaseStep(api, { ...steps.payInWeixin, coupon: 'SPRING' }, log)
    expect(api.calls.map(([, input]) => (input as { coupon?: string }).coupon)).toEqual([
      'SPRING',
      undefined,
      'SPRING',
    ])
  })

  test.each(['buy', 'payInWeixin'] as const)('%s with a refused coupon leads to its field', async (name) => {
    const refuse = () => {
      throw new ApiClientError('business', ApiCodes.invalidInput, '', { coupon: 'couponUsedUp' })
    }
    const api = fakeApiClient({ orderNative: refuse, orderJsapi: refuse })
    expect(await runPurchaseStep(api, { ...steps[name], coupon: 'SPRING' }, log)).toEqual({
      go: '/pricing?coupon=SPRING',
    })
  })
})
