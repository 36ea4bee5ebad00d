import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { CardMonths } from '#contract/billing/card-months'
import type { PaidPlanId } from '#contract/billing/product'
import { payOauthUrl } from '#app/features/pricing/pay-inside-weixin/pay-oauth-url.server'
import { purchaseUrl } from './purchase-url'
import {
  toPurchaseProblem,
  parsePricingParams,
  runPurchaseStep,
  type Logger,
  type PurchaseResult,
} from '#app/features/pricing/pricing.server'

/** Where the buyer is; decides how they can pay. */
export type PaymentContext = 'weixin' | 'phone' | 'desktop'

/** Returns the login URL for a guest with a purchase: over the plans, with a return to the purchase. */
export function loginBeforePurchaseUrl(query: URLSearchParams): string | undefined {
  const { productId, price, months, coupon } = parsePricingParams(query)
  if (!productId || query.has('login')) return undefined
  return `/pricing?${new URLSearchParams({ login: '', to: purchaseUrl(productId, price, { months, coupon }) })}`
}

type PurchaseStart = {
  productId: PaidPlanId
  months: CardMonths
  /** The price shown to the user, in fen. */
  price?: number | undefined
  /** The code of a coupon. */
  coupon?: string | undefined
  /** The open order whose dialog this is pressed in. */
  tradeNo?: string | undefined
  paymentContext: PaymentContext
  publicOrigin: string
  /** Starts WeChat's OAuth in this browser. @returns the value that binds it to the browser. */
  startOauth: () => string
}

/**
 * Runs the first step of a purchase. `leave`: a URL of WeChat, outside this site, that identifies the payer.
 */
export async function beginPurchase(
  api: ApiClient,
  { paymentContext, publicOrigin, startOauth, ...purchase }: PurchaseStart,
  log: Logger,
): Promise<PurchaseResult | { leave: string }> {
  if (paymentContext === 'desktop') return runPurchaseStep(api, { intent: 'buy', ...purchase }, log)
  const { productId, months, price, coupon } = purchase
  // A phone cannot scan itself and pays inside WeChat, where an order made here is useless.
  if (paymentContext === 'phone')
    return { go: purchaseUrl(productId, price, { months, coupon }).replace('productId', 'openInWeixin') }
  try {
    const leave = await payOauthUrl(api, {
      productId,
      months,
      price,
      coupon,
      publicOrigin,
      browser: startOauth(),
    })
    // Payment inside WeChat requires an official account.
    return leave ? { leave } : { go: '/vipMarket' }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.isVipMarket) return { go: '/vipMarket' }
    log.warn({ kind: error.kind, code: error.code }, '创建JSAPI支付订单失败')
    return toPurchaseProblem('wakeFailed', productId, error)
  }
}
