import type { JsapiOrder } from '#contract/billing/order'

/** An order to be paid. Idempotent: it may be requested again with the same tradeNo and values. */
export type Purchase = {
  tradeNo: string
  /** At most 127 characters; shown to the payer. */
  description: string
  fen: number
  /** Until when it can be paid, in ms since 1970. */
  expiresAt: number
}

/**
 * A payment as the provider reports it: its signature is verified, but it is not yet compared with an order.
 */
export type Payment = { tradeNo: string; transactionId: string; appId: string; fen: number; paidAt: number }

/**
 * The state of an order at the provider. `refunded`: paid, and refunded since. `unknown`: the provider has no
 * such order.
 */
export type PaymentStatus =
  { is: 'paid'; payment: Payment } | { is: 'open' | 'closed' | 'refunded' | 'unknown' }

/** A full or partial refund. Idempotent: it may be requested again with the same refundNo and values. */
export type RefundInput = {
  tradeNo: string
  /** At most 64 characters. */
  refundNo: string
  fen: number
  /** The price of the order. */
  paidFen: number
  /** At most 80 characters; shown to the payer. */
  reason: string
}

/**
 * The state of a refund at the provider. `closed`: it failed for good; `abnormal`: the payer's bank rejected
 * it, and the merchant has to resolve it on WeChat's platform. `doneAt` in ms since 1970.
 */
export type RefundStatus = {
  refundNo: string
  tradeNo: string
  fen: number
  is: 'processing' | 'done' | 'closed' | 'abnormal'
  doneAt: number | null
}

export type PaymentEvent = { payment: Payment } | { refund: RefundStatus }

export type WebhookRequest = {
  /** A header by its name in lower case. */
  header: (name: string) => string | undefined
  /** The raw body, byte for byte: the signature covers it. */
  body: string
}

/** The parameters of WeChat's payment bridge (WeixinJSBridge). */
export type BridgeCall = Omit<JsapiOrder, 'tradeNo' | 'price'>

/** Takes payments, really or simulated. Every call may throw a PayFailure. */
export type PayProvider = {
  simulated: boolean
  /** The app id that payments go through; payers' openids belong to it. */
  appId: string
  /** @returns the text of the QR code (code_url). */
  native: (purchase: Purchase) => Promise<string>
  /** @returns the prepay_id for a bridge call. */
  jsapi: (purchase: Purchase & { openId: string }) => Promise<string>
  bridgeCall: (prepayId: string) => BridgeCall
  query: (tradeNo: string) => Promise<PaymentStatus>
  /** @throws PayFailure `paid` when it was paid meanwhile; `unknown` when the provider has no such order. */
  close: (tradeNo: string) => Promise<void>
  refund: (refunding: RefundInput) => Promise<RefundStatus>
  /** @returns undefined when the provider has no such refund. */
  queryRefund: (refundNo: string) => Promise<RefundStatus | undefined>
  /** @returns undefined for other events. @throws PayFailure `refused` when the signature is wrong. */
  readNotification: (notification: WebhookRequest) => PaymentEvent | undefined
}

/**
 * `unavailable`: no answer, or none with a valid signature; worth a retry. `paid`: paid already. `unknown`:
 * no such order.
 * `taken`: the number was used with other values. `no money`: the merchant's balance is too low.
 * `refused`: everything else. The message is for the log.
 */
export class PayFailure extends Error {
  override name = 'PayFailure'
  constructor(
    readonly kind: 'unavailable' | 'paid' | 'unknown' | 'taken' | 'no money' | 'refused',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
