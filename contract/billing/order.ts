import { z } from 'zod'
import { TypedCouponCode } from './coupon'
import { PaymentChannel } from './payment-channel'
import { CardMonths, PaidPlanId } from './product'

/** decisions §6: created → paid → granted; created → closed; paid or granted → refunded. */
export const OrderState = z.enum(['created', 'paid', 'granted', 'closed', 'refunded'])
export type OrderState = z.infer<typeof OrderState>

export const TradeNo = z.string().regex(/^[0-9A-Za-z]{6,32}$/)

/**
 * An order to be paid by QR code: `wxPayQrCode` is the code's text. `price` in fen, `expiresAt` in ms since
 * 1970.
 */
export const NativeOrder = z.object({
  wxPayQrCode: z.string().min(1),
  tradeNo: TradeNo,
  price: z.number().int(),
  expiresAt: z.number().int(),
})
export type NativeOrder = z.infer<typeof NativeOrder>

/** The parameters of WeChat's payment bridge (spec §3), and the price to be paid: `price` in fen. */
export const JsapiOrder = z.object({
  tradeNo: TradeNo,
  price: z.number().int(),
  wxMpAppId: z.string(),
  wxTimestamp: z.string(),
  wxNonceStr: z.string(),
  wxPackage: z.string(),
  wxSignType: z.string(),
  wxPaySign: z.string(),
})
export type JsapiOrder = z.infer<typeof JsapiOrder>

/** `coupon`: the code of a coupon, which then has to be usable. */
export const NativeOrderInput = z.object({
  productId: PaidPlanId,
  months: CardMonths.default(1),
  coupon: TypedCouponCode.optional(),
})

/** The OAuth flow that identifies the payer: state, code, and application (spec §7). */
export const JsapiOrderInput = NativeOrderInput.extend({
  authState: z.string().min(1).max(128),
  authCode: z.string().min(1).max(512),
  authPf: z.enum(['mp', 'web']).default('mp'),
})

export const PaymentCheckInput = z.object({ productId: PaidPlanId, tradeNo: TradeNo })

/** An order as its owner sees it. `price`: what is paid, in fen. Times in ms since 1970. */
export const OrderSummary = z.object({
  tradeNo: TradeNo,
  productId: PaidPlanId,
  /** 1 from an older service. */
  months: CardMonths.default(1),
  price: z.number().int(),
  /** The coupon it was placed with, and what that took off, in fen; the list price is the sum with `price`. */
  coupon: z.object({ code: z.string(), discount: z.number().int() }).nullable(),
  channel: PaymentChannel,
  state: OrderState,
  createdAt: z.number().int(),
  paidAt: z.number().int().nullable(),
  /** Paid with the simulator, without real money. */
  simulated: z.boolean(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** One order, with its QR code while it can be paid by it. */
export const OrderDetails = OrderSummary.extend({
  wxPayQrCode: z.string().nullable(),
  expiresAt: z.number().int(),
})
export type OrderDetails = z.infer<typeof OrderDetails>
