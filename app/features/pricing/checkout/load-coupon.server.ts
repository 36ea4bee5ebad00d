import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { i18nFor } from '#app/i18n/i18n.server'
import type { CardMonths } from '#contract/billing/card-months'
import type { CouponQuote } from '#contract/billing/coupon'
import type { PaymentChannel } from '#contract/billing/payment-channel'
import { fieldError, formatFieldError, type Language } from '#contract/validation/field-error-codes'

/** The coupon in the address. `quote`: the prices with it, with refusals as sentences; undefined when it is none. */
export type LoadedCoupon = { typed: string; quote: CouponQuote | undefined; error: string | undefined }

type CouponParams = {
  api: ApiClient
  typed: string
  channel: PaymentChannel
  months: CardMonths
  /** The product of the purchase that is under way, which it shall be used for; undefined for any. */
  productId: string | undefined
  language: Language
}

/** Loads what a typed coupon makes of the prices, or why it cannot be used: for one plan at least, or for that of the purchase. */
export async function loadCoupon(params: CouponParams): Promise<LoadedCoupon> {
  const { api, typed, channel, months, productId, language } = params
  const toSentence = (refusal: string) => formatFieldError(refusal, language)
  if (typed === '') return { typed, quote: undefined, error: undefined }
  try {
    const { code, prices } = await api.call('quoteCoupon', { coupon: typed, channel, months })
    const meant = prices.filter((price) => productId === undefined || price.productId === productId)
    const isRefused = meant.every(({ refusal }) => refusal !== null)
    return {
      typed,
      quote: {
        code,
        prices: prices.map((price) => ({ ...price, refusal: price.refusal && toSentence(price.refusal) })),
      },
      error: isRefused ? toSentence(meant[0]?.refusal ?? fieldError('couponPlan')) : undefined,
    }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    const { kind, message, fields } = error
    const failed = kind === 'business' ? message : i18nFor(language).t('pricing:coupon.failed')
    return { typed, quote: undefined, error: fields.coupon ? toSentence(fields.coupon) : failed }
  }
}
