import type { ApiClient } from '#app/api-client/api-client'
import type { CardMonths } from '#contract/billing/card-months'
import type { PlanId } from '#contract/billing/benefits'
import type { PaidPlanId } from '#contract/billing/product'
import type { Language } from '#contract/validation/field-error-codes'
import { loadCoupon, type LoadedCoupon } from './checkout/load-coupon.server'
import { hasPurchaseParams } from './checkout/strip-purchase-params'
import type { OwnedPlan } from './plans/plan-card-state'
import type { PaymentContext } from './checkout/begin-purchase.server'
import type { PayOauthCallback } from './pay-inside-weixin/pay-in-weixin'
import { cardLengths, type CardLength } from './plans/card-lengths'
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
  /** For how long the cards are; that of a plan that is not sold for it is for one month. */
  months: CardMonths
  lengths: CardLength[]
  /** Whether there is a coupon for some plan that can be bought. */
  takesCoupons: boolean
  /** The coupon in the address of a user; undefined without one. */
  coupon: LoadedCoupon | undefined
  /** The coupon in a guest's address, to use after the login. */
  guestCoupon: string
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
  /** The order just paid. */
  paidOrder: ScanToPayOrder | undefined
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
  language: Language
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
  language,
  demo,
  continueTo,
}: PricingViewer): Promise<LoadedPricing> {
  const params = parsePricingParams(query)
  const tradeNo = params.paid ?? params.order
  const [products, order] = await Promise.all([
    loadProducts(api, log),
    tradeNo && isUser ? loadScanToPayOrder(api, tradeNo) : undefined,
  ])
  const inWeixin = paymentContext === 'weixin'
  const typed = params.coupon
  const coupon =
    isUser && typed !== undefined
      ? await loadCoupon({
          api,
          typed,
          channel: inWeixin ? 'jsapi' : 'native',
          months: order?.months ?? params.months,
          productId: params.order ? order?.productId : params.openInWeixin,
          language,
        })
      : undefined
  const isGuest = ownedPlan === undefined
  const takesCoupons = (plan: PlanId) => products.some((one) => one.productId === plan && one.acceptsCoupons)
  const guestCoupon = isGuest ? (typed ?? '') : ''
  const { months } = order ?? params
  const cards = planCards(products, ownedPlan, { months, quote: coupon?.quote }).map((card) =>
    // What it makes of the price is known after the login.
    guestCoupon && takesCoupons(card.plan) ? { ...card, coupon: guestCoupon } : card,
  )
  const isPaid = order?.state === 'granted'
  const openOrder = order && params.order && !isPaid ? order : undefined
  const openOrderPlan = inWeixin && openOrder?.state === 'created' ? openOrder.productId : undefined
  const { productId, code, state } = params
  const isOauthCallback = inWeixin && params.payStep === '2' && isUser
  return {
    cards,
    months,
    lengths: cardLengths(products),
    takesCoupons: cards.some(({ plan, canPay }) => canPay && takesCoupons(plan)),
    coupon,
    guestCoupon,
    isGuest,
    // An order to scan cannot be paid inside WeChat: its plan is bought anew.
    selectedPlan: openOrderPlan ?? (params.payStep === undefined ? productId : undefined),
    seenPrice: openOrderPlan ? openOrder?.price : params.price,
    openInWeixin: isGuest ? undefined : params.openInWeixin,
    origin,
    hasQuery: hasPurchaseParams(query),
    scanOrder: inWeixin ? undefined : openOrder,
    isPriceChanged: query.has('repriced'),
    paidOrder: isPaid ? order : undefined,
    continueTo: isPaid ? continueTo : undefined,
    oauthCallback:
      isOauthCallback && productId && code && state
        ? {
            productId,
            months: params.months,
            code,
            state,
            price: params.price,
            ...(typed && { coupon: typed }),
          }
        : undefined,
    bridgeScript: demo && inWeixin ? '/dev/pay/bridge.js' : undefined,
    simulatedPaymentUrl: demo && order?.qrText && /^https?:/.test(order.qrText) ? order.qrText : undefined,
  }
}
