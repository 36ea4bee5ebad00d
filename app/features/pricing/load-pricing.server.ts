import type { ApiClient } from '#app/api-client/api-client'
import type { PaidPlanId } from '#contract/billing/product'
import { hasPurchaseParams } from './checkout/strip-purchase-params'
import type { OwnedPlan } from './plans/plan-card-state'
import type { PaymentContext } from './checkout/begin-purchase.server'
import type { PayOauthCallback } from './pay-inside-weixin/pay-in-weixin'
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
  /** The plan in the address, to buy. */
  selectedPlan: PaidPlanId | undefined
  /** The price shown to the user, in fen. */
  seenPrice: number | undefined
  /** On a phone: the plan to buy inside WeChat. */
  openInWeixin: PaidPlanId | undefined
  /** The https://… origin of this site, for links to share. */
  origin: string
  /** The address has one-time parameters, which scripts remove. */
  hasQuery: boolean
  /** The open order. */
  scanOrder: ScanToPayOrder | undefined
  /** The order's price differs from the plan's price on the screen. */
  isPriceChanged: boolean
  /** The plan just bought. */
  paidPlan: PaidPlanId | undefined
  /** Where the user goes after paying. */
  continueTo: string | undefined
  /** Back from WeChat with a code that identifies the payer. */
  oauthCallback: PayOauthCallback | undefined
  /** In the demo inside WeChat: the script that replaces its payment bridge. */
  bridgeScript: string | undefined
  /** In the demo: the page of the simulated payment. */
  simulatedPaymentUrl: string | undefined
}

type PricingViewer = {
  api: ApiClient
  log: Logger
  query: URLSearchParams
  ownedPlan: OwnedPlan
  /** False for a session that cannot be confirmed now. */
  isUser: boolean
  paymentContext: PaymentContext
  origin: string
  demo: boolean
  /** Where the user was when they hit the limit of their plan. */
  continueTo: string | undefined
}

/** Loads the data of /pricing, by viewer and address. */
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
    // An order to scan cannot be paid inside WeChat: its plan is bought anew.
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
