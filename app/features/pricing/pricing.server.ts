import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { ApiCodes } from '#contract/http/api-codes'
import { TradeNo, type JsapiOrder, type OrderDetails } from '#contract/billing/order'
import { CardMonths, PaidPlanId, type Product } from '#contract/billing/product'
import { pricingUrl } from './checkout/purchase-url'
import { qrSvg } from '#app/components/qr-code/qr-svg.server'

/** Logs failures along the way. */
export type Logger = { warn(fields: object, message: string): void }

/** Returns the server's products; none when unavailable: the cards then use their defaults (spec §8). */
export async function loadProducts(api: ApiClient, log: Logger): Promise<Product[]> {
  try {
    return await api.call('listProducts', {})
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    log.warn({ kind: error.kind, code: error.code }, 'the product list could not be had')
    return []
  }
}

/** The price shown to the user, in fen; invalid values count as missing. */
const SeenPrice = z.coerce.number().int().min(1).max(100_000_000).optional().catch(undefined)

/** For how many months; an unknown value means one. */
const Months = z.coerce.number().pipe(CardMonths).catch(1)

/** A typed coupon; '' for an empty field. */
const TypedCoupon = z.string().trim().max(60).optional().catch(undefined)

/** The parameters of the page (spec §2, pricing display). */
export const PricingParams = z.object({
  productId: PaidPlanId.optional().catch(undefined),
  openInWeixin: PaidPlanId.optional().catch(undefined),
  payStep: z.string().optional(),
  code: z.string().max(512).optional().catch(undefined),
  state: z.string().max(128).optional().catch(undefined),
  pf: z.enum(['mp', 'web']).optional().catch(undefined),
  price: SeenPrice,
  months: Months,
  coupon: TypedCoupon,
  order: TradeNo.optional().catch(undefined),
  paid: TradeNo.optional().catch(undefined),
})
export type PricingParams = z.infer<typeof PricingParams>

export function parsePricingParams(query: URLSearchParams): PricingParams {
  return PricingParams.parse(Object.fromEntries(query))
}

/**
 * An open order in the scan dialog: `qr` is an SVG, null when the order can no longer be paid by scanning.
 */
export type ScanToPayOrder = Pick<
  OrderDetails,
  'tradeNo' | 'productId' | 'months' | 'price' | 'coupon' | 'state' | 'expiresAt'
> & {
  qr: string | null
  /** The content of the QR code. */
  qrText: string | null
}

/** Returns the order in the address; undefined when it is unknown or of another user. */
export async function loadScanToPayOrder(
  api: ApiClient,
  tradeNo: string,
): Promise<ScanToPayOrder | undefined> {
  try {
    const { wxPayQrCode, productId, months, price, coupon, state, expiresAt } = await api.call('readOrder', {
      tradeNo,
    })
    const qr = wxPayQrCode === null ? null : qrSvg(wxPayQrCode)
    return { tradeNo, productId, months, price, coupon, state, expiresAt, qr, qrText: wxPayQrCode }
  } catch (error) {
    if (error instanceof ApiClientError && error.isNotFound) return undefined
    throw error
  }
}

/** The forms of the page. */
export const PurchaseStep = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('buy'),
    productId: PaidPlanId,
    months: Months,
    price: SeenPrice,
    coupon: TypedCoupon,
    tradeNo: TradeNo.optional().catch(undefined),
  }),
  z.object({ intent: z.literal('check'), productId: PaidPlanId, tradeNo: TradeNo }),
  z.object({
    intent: z.literal('payInWeixin'),
    productId: PaidPlanId,
    months: Months,
    coupon: TypedCoupon,
    code: z.string().min(1).max(512),
    state: z.string().min(1).max(128),
  }),
  z.object({ intent: z.literal('checkInWeixin'), productId: PaidPlanId, tradeNo: TradeNo }),
])
export type PurchaseStep = z.infer<typeof PurchaseStep>

/** The result of a purchase step. `message` is the server's; without it the page has a text by `problem`. */
export type PurchaseResult = { go: string } | { bridge: JsapiOrder; productId: PaidPlanId } | PurchaseProblem

/** `canRetry`: the same step may succeed later. */
export type PurchaseProblem = {
  problem: 'orderFailed' | 'wakeFailed' | 'checkFailed'
  message: string | undefined
  productId: PaidPlanId
  canRetry: boolean
}

/** Runs a step of a purchase. Inside WeChat -6007 redirects to /vipMarket (spec §2). */
export async function runPurchaseStep(
  api: ApiClient,
  step: PurchaseStep,
  log: Logger,
): Promise<PurchaseResult> {
  try {
    return await callPurchaseApi(api, step)
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.isVipMarket && isWeixinStep(step)) return { go: '/vipMarket' }
    // The page says at the field why it cannot be used.
    if ('coupon' in step && step.coupon && error.fields.coupon !== undefined)
      return { go: pricingUrl({ ...step, order: 'tradeNo' in step ? step.tradeNo : undefined }) }
    const { problem, label } = failures[step.intent]
    log.warn({ kind: error.kind, code: error.code }, label)
    return toPurchaseProblem(problem, step.productId, error)
  }
}

function isWeixinStep({ intent }: PurchaseStep): boolean {
  return intent === 'payInWeixin' || intent === 'checkInWeixin'
}

/**
 * Converts a failed call: a refusal with a reason would repeat; a failed connection may succeed on a retry.
 */
export function toPurchaseProblem(
  problem: PurchaseProblem['problem'],
  productId: PaidPlanId,
  error: ApiClientError,
): PurchaseProblem {
  const hasMessage = error.kind === 'business'
  const canRetry = !hasMessage || error.code === ApiCodes.providerUnavailable
  return { problem, productId, message: hasMessage ? error.message : undefined, canRetry }
}

const failures = {
  buy: { problem: 'orderFailed', label: '创建支付订单失败' },
  payInWeixin: { problem: 'wakeFailed', label: '创建JSAPI支付订单失败' },
  check: { problem: 'checkFailed', label: '检查支付状态失败' },
  checkInWeixin: { problem: 'checkFailed', label: '检查JSAPI支付状态失败' },
} as const

async function callPurchaseApi(api: ApiClient, step: PurchaseStep): Promise<PurchaseResult> {
  const { productId } = step
  if (step.intent === 'buy') {
    const { months, coupon } = step
    const { tradeNo, price } = await api.call('orderNative', {
      productId,
      months,
      ...(coupon && { coupon }),
    })
    const isPriceChanged = step.price !== undefined && step.price !== price
    return { go: `${pricingUrl({ months, order: tradeNo })}${isPriceChanged ? '&repriced=' : ''}` }
  }
  if (step.intent === 'payInWeixin') {
    const authParams = { authState: step.state, authCode: step.code, authPf: 'mp' } as const
    const { months, coupon } = step
    const order = { productId, months, ...(coupon && { coupon }), ...authParams }
    return { bridge: await api.call('orderJsapi', order), productId }
  }
  const { tradeNo } = step
  const check = step.intent === 'check' ? 'checkNative' : 'checkJsapi'
  if (await api.call(check, { productId, tradeNo })) return { go: `/pricing?paid=${tradeNo}` }
  return { problem: 'checkFailed', productId, message: undefined, canRetry: true }
}
