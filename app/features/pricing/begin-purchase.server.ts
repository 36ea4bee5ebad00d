import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import type { PaidPlanId } from '#contract/product'
import { payRoundAddress } from './pay-round.server'
import { purchaseAddress } from './purchase-address'
import { problemOf, readAsked, takeStep, type Log, type Outcome } from './pricing.server'

/** Where somebody is who wants to buy: it decides how they can pay. */
export type PayPlace = 'weixin' | 'phone' | 'desktop'

/** Where a guest who came to buy logs in first: over the plans, and back at the purchase afterwards. */
export function loginToBuy(query: URLSearchParams): string | undefined {
  const { productId, price } = readAsked(query)
  if (!productId || query.has('login')) return undefined
  return `/pricing?${new URLSearchParams({ login: '', to: purchaseAddress(productId, price) })}`
}

type Beginning = {
  productId: PaidPlanId
  /** What the person saw, in fen. */
  price?: number | undefined
  place: PayPlace
  publicOrigin: string
  /** Begins a round of WeChat's OAuth in this browser. @returns what ties the round to it. */
  beginRound: () => string
}

/** The first step of a purchase. `leave`: an address outside of the product, WeChat's, that tells who pays. */
export async function beginPurchase(
  upstream: Upstream,
  { productId, price, place, publicOrigin, beginRound }: Beginning,
  log: Log,
): Promise<Outcome | { leave: string }> {
  if (place === 'desktop') return takeStep(upstream, { intent: 'buy', productId, price }, log)
  // A phone cannot scan itself, and pays inside WeChat: an order made here would be none for there.
  if (place === 'phone')
    return { go: `/pricing?openInWeixin=${productId}${price === undefined ? '' : `&price=${price}`}` }
  try {
    const leave = await payRoundAddress(upstream, { productId, price, publicOrigin, browser: beginRound() })
    // Without an official account nobody can pay inside WeChat.
    return leave ? { leave } : { go: '/vipMarket' }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    if (error.isVipMarket) return { go: '/vipMarket' }
    log.warn({ kind: error.kind, code: error.code }, '创建JSAPI支付订单失败')
    return problemOf('wakeFailed', productId, error)
  }
}
