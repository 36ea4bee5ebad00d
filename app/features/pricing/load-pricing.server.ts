import type { ApiClient } from '#app/api-client/api-client'
import type { PaidPlanId } from '#contract/billing/product'
import { hasPurchaseParams } from './checkout/strip-purchase-params'
import type { OwnedPlan } from './plans/plan-card-state'
import type { PaymentContext } from './checkout/begin-purchase.server'
import type { PayOauthCallback } from './weixin-pay/pay-in-weixin'
import { planCards, type PlanCard } from './plans/plan-cards'
import {
  loadProducts,
  loadScanToPayOrder,
  parsePricingParams,
  type Logger,
  type ScanToPayOrder,
} from './pricing.server'

export type LoadedPricing = {
  cards: PlanCard[]
  isGuest: boolean
  /** The plan the address names, to be bought. */
  selectedPlan: PaidPlanId | undefined
  /** What the person saw it at, in fen. */
  seenPrice: number | undefined
  /** On a phone: the plan that is to be bought inside WeChat. */
  openInWeixin: PaidPlanId | undefined
  /** https://… of the product, for links to hand on. */
  origin: string
  /** The address asked for something, once: with scripts it is cleared. */
  hasQuery: boolean
  /** The order on the way. */
  scanOrder: ScanToPayOrder | undefined
  /** The order costs something else than its plan did on the screen. */
  isPriceChanged: boolean
  /** The plan that was just bought. */
  paidPlan: PaidPlanId | undefined
  /** Where who paid goes on. */
  continueTo: string | undefined
  /** Back from WeChat with a code that tells who pays. */
  oauthCallback: PayOauthCallback | undefined
  /** In the demo inside WeChat: the script that stands in for its payment bridge. */
  bridgeScript: string | undefined
  /** In the demo: the page of the simulated payment. */
  simulatedPaymentUrl: string | undefined
}

type PricingViewer = {
  api: ApiClient
  log: Logger
  query: URLSearchParams
  ownedPlan: OwnedPlan
  /** A login that cannot be confirmed now is none. */
  isUser: boolean
  paymentContext: PaymentContext
  origin: string
  demo: boolean
  /** Where they were when they wanted more than their plan gives. */
  continueTo: string | undefined
}

/** Everything /pricing shows, by who looks and by what the address asks for. */
export async function loadPricing({
  api,
  log,
  query,
  ownedPlan,
  isUser,
  paymentContext,
  origin,
  demo,
  continueTo,
}: PricingViewer): Promise<LoadedPricing> {
  const params = parsePricingParams(query)
  const isGuest = ownedPlan === undefined
  const tradeNo = params.paid ?? params.order
  const [products, order] = await Promise.all([
    loadProducts(api, log),
    tradeNo && isUser ? loadScanToPayOrder(api, tradeNo) : undefined,
  ])
  const inWeixin = paymentContext === 'weixin'
  const isPaid = order?.state === 'granted'
  const openOrder = order && params.order && !isPaid ? order : undefined
  const openOrderPlan = inWeixin && openOrder?.state === 'created' ? openOrder.productId : undefined
  const { productId, code, state } = params
  const isOauthCallback = inWeixin && params.payStep === '2' && isUser
  return {
    cards: planCards(products, ownedPlan),
    isGuest,
    // An order to scan is none for WeChat, which pays by itself.
    selectedPlan: openOrderPlan ?? (params.payStep === undefined ? productId : undefined),
    seenPrice: openOrderPlan ? openOrder?.price : params.price,
    openInWeixin: isGuest ? undefined : params.openInWeixin,
    origin,
    hasQuery: hasPurchaseParams(query),
    scanOrder: inWeixin ? undefined : openOrder,
    isPriceChanged: query.has('repriced'),
    paidPlan: order && isPaid ? order.productId : undefined,
    continueTo: isPaid ? continueTo : undefined,
    oauthCallback:
      isOauthCallback && productId && code && state
        ? { productId, code, state, price: params.price }
        : undefined,
    bridgeScript: demo && inWeixin ? '/dev/pay/bridge.js' : undefined,
    simulatedPaymentUrl: demo && order?.qrText && /^https?:/.test(order.qrText) ? order.qrText : undefined,
  }
}
