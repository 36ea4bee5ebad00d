import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { PaidPlanId } from '#contract/billing/product'
import { payOauthUrl } from '#app/features/pricing/weixin-pay/pay-oauth-url.server'
import { purchaseUrl } from './purchase-url'
import {
  toPurchaseProblem,
  parsePricingParams,
  runPurchaseStep,
  type Logger,
  type PurchaseResult,
} from '#app/features/pricing/pricing.server'

/** Where somebody is who wants to buy: it decides how they can pay. */
export type PaymentContext = 'weixin' | 'phone' | 'desktop'

/** Where a guest who came to buy logs in first: over the plans, and back at the purchase afterwards. */
export function loginBeforePurchaseUrl(query: URLSearchParams): string | undefined {
  const { productId, price } = parsePricingParams(query)
  if (!productId || query.has('login')) return undefined
  return `/pricing?${new URLSearchParams({ login: '', to: purchaseUrl(productId, price) })}`
}

type PurchaseStart = {
  productId: PaidPlanId
  /** What the person saw, in fen. */
  price?: number | undefined
  paymentContext: PaymentContext
  publicOrigin: string
  /** Begins a round of WeChat's OAuth in this browser. @returns what ties the round to it. */
  startOauth: () => string
}

/** The first step of a purchase. `leave`: an address outside of the product, WeChat's, that tells who pays. */
export async function beginPurchase(
  api: ApiClient,
  { productId, price, paymentContext, publicOrigin, startOauth }: PurchaseStart,
  log: Logger,
): Promise<PurchaseResult | { leave: string }> {
  if (paymentContext === 'desktop') return runPurchaseStep(api, { intent: 'buy', productId, price }, log)
  // A phone cannot scan itself, and pays inside WeChat: an order made here would be none for there.
  if (paymentContext === 'phone')
    return { go: `/pricing?openInWeixin=${productId}${price === undefined ? '' : `&price=${price}`}` }
  try {
    const leave = await payOauthUrl(api, { productId, price, publicOrigin, browser: startOauth() })
    // Without an official account nobody can pay inside WeChat.
    return leave ? { leave } : { go: '/vipMarket' }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.isVipMarket) return { go: '/vipMarket' }
    log.warn({ kind: error.kind, code: error.code }, '创建JSAPI支付订单失败')
    return toPurchaseProblem('wakeFailed', productId, error)
  }
}
