import type { JsapiOrder } from '#contract/billing/order'

/** What is asked to be paid. The same tradeNo with the same values may be asked for again. */
export type Purchase = {
  tradeNo: string
  /** At most 127 characters; the payer reads it. */
  description: string
  fen: number
  /** When it can no longer be paid, in ms since 1970. */
  expiresAt: number
}

/** Money that arrived, as the provider says it; it was signed, but nobody has compared it with an order yet. */
export type Payment = { tradeNo: string; transactionId: string; appId: string; fen: number; paidAt: number }

/** How an order stands at the provider. `refunded`: it was paid, and money went back since. `unknown`: it never got there. */
export type PaymentStatus =
  { is: 'paid'; payment: Payment } | { is: 'open' | 'closed' | 'refunded' | 'unknown' }

/** Money to give back: of what an order took, all or some. The same refundNo with the same values may be asked for again. */
export type RefundInput = {
  tradeNo: string
  /** At most 64 characters. */
  refundNo: string
  fen: number
  /** What the order took. */
  paidFen: number
  /** At most 80 characters; the payer reads it. */
  reason: string
}

/**
 * How a refund stands at the provider. `closed`: nothing will come of it; `abnormal`: the payer's bank did not take it, and
 * the merchant has to see to it there. `doneAt` in ms since 1970.
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
  /** Its headers by name, in lower case. */
  header: (name: string) => string | undefined
  /** As it came, byte for byte: the signature is over it. */
  body: string
}

/** What WeChat's payment bridge is given. */
export type BridgeCall = Omit<JsapiOrder, 'tradeNo' | 'price'>

/** Takes money, really or as a simulation. Every call may throw a PayFailure. */
export type PayProvider = {
  simulated: boolean
  /** The application that is paid through; payers' openIds are this one's. */
  appId: string
  /** @returns the text of the QR code. */
  native: (purchase: Purchase) => Promise<string>
  /** @returns what names the order in a bridge call. */
  jsapi: (purchase: Purchase & { openId: string }) => Promise<string>
  bridgeCall: (prepayId: string) => BridgeCall
  query: (tradeNo: string) => Promise<PaymentStatus>
  /** @throws PayFailure `paid` when somebody was quicker, `unknown` when there is nothing to close. */
  close: (tradeNo: string) => Promise<void>
  refund: (refunding: RefundInput) => Promise<RefundStatus>
  /** @returns undefined for a refund that never got there. */
  queryRefund: (refundNo: string) => Promise<RefundStatus | undefined>
  /** @returns undefined for news of something else. @throws PayFailure `refused` for what nobody signed. */
  readNotification: (notification: WebhookRequest) => PaymentEvent | undefined
}

/**
 * `unavailable`: no answer, or none that can be believed; worth another try. `paid`: too late, it is paid already.
 * `unknown`: it never got there. `taken`: the number was used with other values. `no money`: the merchant's account does not hold it.
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
