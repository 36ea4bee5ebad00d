import type { Upstream } from '#app/upstream/upstream'
import type { PlanId } from '#contract/benefits'
import type { PaidPlanId } from '#contract/product'
import type { PayRound } from './pay-in-weixin'
import { planCards, type PlanCard } from './plan-cards'
import { loadProducts, loadScan, readAsked, type Log, type ScanView } from './pricing.server'

export type LoadedPricing = {
  cards: PlanCard[]
  isGuest: boolean
  /** The plan the address names, to be bought. */
  wanted: PaidPlanId | undefined
  /** The order on the way. */
  scan: ScanView | undefined
  /** The plan that was just bought. */
  paid: PaidPlanId | undefined
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
  /** The effective plan; undefined for a guest. */
  owned: PlanId | undefined
  inWeixin: boolean
  demo: boolean
}

/** Everything /pricing shows, by who looks and by what the address asks for. */
export async function loadPricing({
  upstream,
  log,
  query,
  owned,
  inWeixin,
  demo,
}: Looking): Promise<LoadedPricing> {
  const asked = readAsked(query)
  const isGuest = owned === undefined
  const tradeNo = asked.paid ?? asked.order
  const [products, order] = await Promise.all([
    loadProducts(upstream, log),
    tradeNo && !isGuest ? loadScan(upstream, tradeNo) : undefined,
  ])
  const isPaid = order?.state === 'granted'
  const { productId, code, state } = asked
  const comesBack = inWeixin && asked.payStep === '2' && !isGuest
  return {
    cards: planCards(products, owned),
    isGuest,
    wanted: asked.payStep === undefined ? productId : undefined,
    scan: order && asked.order && !isPaid ? order : undefined,
    paid: order && isPaid ? order.productId : undefined,
    round: comesBack && productId && code && state ? { productId, code, state } : undefined,
    bridgeScript: demo && inWeixin ? '/dev/pay/bridge.js' : undefined,
    payLink: demo && order?.qrText && /^https?:/.test(order.qrText) ? order.qrText : undefined,
  }
}
