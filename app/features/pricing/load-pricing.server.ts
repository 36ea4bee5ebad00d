import type { Upstream } from '#app/api-client/upstream'
import type { PaidPlanId } from '#contract/product'
import { asksForSomething } from './cleared-address'
import type { Owned } from './card-state'
import type { PayPlace } from './begin-purchase.server'
import type { PayRound } from './pay-in-weixin'
import { planCards, type PlanCard } from './plan-cards'
import { loadProducts, loadScan, readAsked, type Log, type ScanView } from './pricing.server'

export type LoadedPricing = {
  cards: PlanCard[]
  isGuest: boolean
  /** The plan the address names, to be bought. */
  wanted: PaidPlanId | undefined
  /** What the person saw it at, in fen. */
  seen: number | undefined
  /** On a phone: the plan that is to be bought inside WeChat. */
  openInWeixin: PaidPlanId | undefined
  /** https://… of the product, for links to hand on. */
  origin: string
  /** The address asked for something, once: with scripts it is cleared. */
  hasQuery: boolean
  /** The order on the way. */
  scan: ScanView | undefined
  /** The order costs something else than its plan did on the screen. */
  repriced: boolean
  /** The plan that was just bought. */
  paid: PaidPlanId | undefined
  /** Where who paid goes on. */
  goesOnTo: string | undefined
  /** Back from WeChat with a code that tells who pays. */
  round: PayRound | undefined
  /** In the demo inside WeChat: the script that stands in for its payment bridge. */
  bridgeScript: string | undefined
  /** In the demo: the page of the simulated payment. */
  payLink: string | undefined
}

type Looking = {
  upstream: Upstream
  log: Log
  query: URLSearchParams
  owned: Owned
  /** A login that cannot be confirmed now is none. */
  isUser: boolean
  place: PayPlace
  origin: string
  demo: boolean
  /** Where they were when they wanted more than their plan gives. */
  goesOnTo: string | undefined
}

/** Everything /pricing shows, by who looks and by what the address asks for. */
export async function loadPricing({
  upstream,
  log,
  query,
  owned,
  isUser,
  place,
  origin,
  demo,
  goesOnTo,
}: Looking): Promise<LoadedPricing> {
  const asked = readAsked(query)
  const isGuest = owned === undefined
  const tradeNo = asked.paid ?? asked.order
  const [products, order] = await Promise.all([
    loadProducts(upstream, log),
    tradeNo && isUser ? loadScan(upstream, tradeNo) : undefined,
  ])
  const inWeixin = place === 'weixin'
  const isPaid = order?.state === 'granted'
  const open = order && asked.order && !isPaid ? order : undefined
  const inWeixinInstead = inWeixin && open?.state === 'created' ? open.productId : undefined
  const { productId, code, state } = asked
  const comesBack = inWeixin && asked.payStep === '2' && isUser
  return {
    cards: planCards(products, owned),
    isGuest,
    // An order to scan is none for WeChat, which pays by itself.
    wanted: inWeixinInstead ?? (asked.payStep === undefined ? productId : undefined),
    seen: inWeixinInstead ? open?.price : asked.price,
    openInWeixin: isGuest ? undefined : asked.openInWeixin,
    origin,
    hasQuery: asksForSomething(query),
    scan: inWeixin ? undefined : open,
    repriced: query.has('repriced'),
    paid: order && isPaid ? order.productId : undefined,
    goesOnTo: isPaid ? goesOnTo : undefined,
    round:
      comesBack && productId && code && state ? { productId, code, state, price: asked.price } : undefined,
    bridgeScript: demo && inWeixin ? '/dev/pay/bridge.js' : undefined,
    payLink: demo && order?.qrText && /^https?:/.test(order.qrText) ? order.qrText : undefined,
  }
}
