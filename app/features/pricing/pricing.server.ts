import { z } from 'zod'
import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import { Codes } from '#contract/codes'
import { TradeNo, type JsapiOrder, type OrderDetails } from '#contract/order'
import { PaidPlanId, type Product } from '#contract/product'
import { qrSvg } from '#app/components/qr-svg.server'

/** Where what went wrong on the way is noted. */
export type Log = { warn(fields: object, message: string): void }

/** The server's products; none when they cannot be had: the cards then stand with their defaults (spec §8). */
export async function loadProducts(upstream: Upstream, log: Log): Promise<Product[]> {
  try {
    return await upstream.call('listProducts', {})
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    log.warn({ kind: error.kind, code: error.code }, 'the product list could not be had')
    return []
  }
}

/** What the person saw a plan at, in fen; what is none is as if nobody had said. */
const SeenPrice = z.coerce.number().int().min(1).max(100_000_000).optional().catch(undefined)

/** What the address of the page asks for (spec §2, pricing display). */
export const Asked = z.object({
  productId: PaidPlanId.optional().catch(undefined),
  openInWeixin: PaidPlanId.optional().catch(undefined),
  payStep: z.string().optional(),
  code: z.string().max(512).optional().catch(undefined),
  state: z.string().max(128).optional().catch(undefined),
  pf: z.enum(['mp', 'web']).optional().catch(undefined),
  price: SeenPrice,
  order: TradeNo.optional().catch(undefined),
  paid: TradeNo.optional().catch(undefined),
})
export type Asked = z.infer<typeof Asked>

export function readAsked(query: URLSearchParams): Asked {
  return Asked.parse(Object.fromEntries(query))
}

/** An order on the way, as the scan dialog shows it: `qr` is an SVG, null when it can no longer be paid by one. */
export type ScanView = Pick<OrderDetails, 'tradeNo' | 'productId' | 'price' | 'state' | 'expiresAt'> & {
  qr: string | null
  /** What the QR code says. */
  qrText: string | null
}

/** The order the address names; undefined when it is nobody's or somebody else's. */
export async function loadScan(upstream: Upstream, tradeNo: string): Promise<ScanView | undefined> {
  try {
    const { wxPayQrCode, productId, price, state, expiresAt } = await upstream.call('readOrder', { tradeNo })
    const qr = wxPayQrCode === null ? null : qrSvg(wxPayQrCode)
    return { tradeNo, productId, price, state, expiresAt, qr, qrText: wxPayQrCode }
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}

/** What a form of the page asks for. */
export const Intent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('buy'), productId: PaidPlanId, price: SeenPrice }),
  z.object({ intent: z.literal('check'), productId: PaidPlanId, tradeNo: TradeNo }),
  z.object({
    intent: z.literal('payInWeixin'),
    productId: PaidPlanId,
    code: z.string().min(1).max(512),
    state: z.string().min(1).max(128),
  }),
  z.object({ intent: z.literal('checkInWeixin'), productId: PaidPlanId, tradeNo: TradeNo }),
])
export type Intent = z.infer<typeof Intent>

/** How a step of a purchase ended: `said` is a sentence of the server, else one of the page's own by name. */
export type Outcome = { go: string } | { bridge: JsapiOrder; productId: PaidPlanId } | Problem

/** `again`: the same step may go well another time. */
export type Problem = {
  problem: 'orderFailed' | 'wakeFailed' | 'checkFailed'
  said: string | undefined
  productId: PaidPlanId
  again: boolean
}

/** Takes a purchase one step on. Inside WeChat -6007 leads to /vipMarket (spec §2). */
export async function takeStep(upstream: Upstream, step: Intent, log: Log): Promise<Outcome> {
  try {
    return await stepOf(upstream, step)
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    if (error.isVipMarket && isInApp(step)) return { go: '/vipMarket' }
    const { problem, label } = failures[step.intent]
    log.warn({ kind: error.kind, code: error.code }, label)
    return problemOf(problem, step.productId, error)
  }
}

function isInApp({ intent }: Intent): boolean {
  return intent === 'payInWeixin' || intent === 'checkInWeixin'
}

/** What is refused for a reason of its own is refused again; what could not be asked may be answered next time. */
export function problemOf(
  problem: Problem['problem'],
  productId: PaidPlanId,
  error: UpstreamFailure,
): Problem {
  const isSaid = error.kind === 'business'
  const again = !isSaid || error.code === Codes.providerUnavailable
  return { problem, productId, said: isSaid ? error.message : undefined, again }
}

const failures = {
  buy: { problem: 'orderFailed', label: '创建支付订单失败' },
  payInWeixin: { problem: 'wakeFailed', label: '创建JSAPI支付订单失败' },
  check: { problem: 'checkFailed', label: '检查支付状态失败' },
  checkInWeixin: { problem: 'checkFailed', label: '检查JSAPI支付状态失败' },
} as const

async function stepOf(upstream: Upstream, step: Intent): Promise<Outcome> {
  const { productId } = step
  if (step.intent === 'buy') {
    const { tradeNo, price } = await upstream.call('orderNative', { productId })
    const isOther = step.price !== undefined && step.price !== price
    return { go: `/pricing?order=${tradeNo}${isOther ? '&repriced=' : ''}` }
  }
  if (step.intent === 'payInWeixin') {
    const round = { authState: step.state, authCode: step.code, authPf: 'mp' } as const
    return { bridge: await upstream.call('orderJsapi', { productId, ...round }), productId }
  }
  const { tradeNo } = step
  const check = step.intent === 'check' ? 'checkNative' : 'checkJsapi'
  if (await upstream.call(check, { productId, tradeNo })) return { go: `/pricing?paid=${tradeNo}` }
  return { problem: 'checkFailed', productId, said: undefined, again: true }
}
