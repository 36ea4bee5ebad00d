import type { RefundSource, RefundState } from '#contract/admin/admin-order'
import type { InvoiceState, InvoiceTitleKind } from '#contract/billing/invoice'
import type { OrderState } from '#contract/billing/order'
import type { Language } from '#contract/validation/field-error-codes'
import type { PaymentChannel } from '#contract/billing/payment-channel'

/** Times in ms since 1970. */
export type RefundRow = {
  /** WeChat's out_refund_no. */
  id: string
  order_id: string
  source: RefundSource
  /** The admin that made the refund; null for one made at WeChat Pay, and once that account was erased. */
  admin_id: string | null
  fen: number
  reason: string
  /** The id of the form that asked for it; null for one made at WeChat Pay. */
  wish: string | null
  state: RefundState
  created_at: number
  /** When the provider was last asked for its state. */
  asked_at: number | null
  done_at: number | null
}

/** A request for an invoice; its owner is the owner of the order. Times in ms since 1970. */
export type InvoiceRequestRow = {
  order_id: string
  /** Null once the account was erased: only of an issued invoice. */
  user_id: string | null
  title_kind: InvoiceTitleKind
  title: string
  tax_number: string
  email: string
  note: string
  /** Of the page it was requested on, and of the e-mail about it. */
  language: Language
  /** `cancelled` follows from the state of the order and is not stored. */
  state: Exclude<InvoiceState, 'cancelled'>
  /** Incremented with each change, so that an admin settles what they read. */
  revision: number
  /** What the invoice was issued for; null before. */
  fen: number | null
  /** '' before it was issued. */
  invoice_number: string
  /** Why it was rejected, or ''. */
  reason: string
  requested_at: number
  settled_at: number | null
}

/** Times in ms since 1970. */
export type OrderRow = {
  /** WeChat's out_trade_no. */
  id: string
  /** Null once the account was erased. */
  user_id: string | null
  product_id: string
  /** What the order grants: this level for so many seconds. */
  level: number
  seconds: number
  /** What is paid: the list price without the discount. */
  price_fen: number
  /** 0 without a coupon. */
  discount_fen: number
  coupon_id: string | null
  description: string
  channel: PaymentChannel
  app_id: string
  /** The payer's openid for a payment inside WeChat; null for a QR code. */
  open_id: string | null
  /** 1 or 0. */
  simulated: number
  state: OrderState
  /** 1 when a newer order replaced it, or when it lost its place in a merge of accounts. */
  replaced: number
  /** The QR code's text, or the parameters for WeChat's JS bridge; null until the provider returned it. */
  pay_reference: string | null
  /** Since when a process is asking the provider for it. */
  reference_asked_at: number | null
  /** When the provider was last asked whether it is paid. */
  asked_at: number | null
  /** WeChat's transaction_id. */
  transaction_id: string | null
  created_at: number
  expires_at: number
  paid_at: number | null
  /** When its state last changed. */
  changed_at: number
}
