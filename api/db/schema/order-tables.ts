import type { RefundSource, RefundState } from '#contract/admin/admin-order'
import type { OrderState, PaymentChannel } from '#contract/billing/order'

/** Times in ms since 1970. */
export type RefundRow = {
  /** WeChat's out_refund_no. */
  id: string
  order_id: string
  source: RefundSource
  /** Who gave it back; null for one made at WeChat Pay, and once that account was erased. */
  admin_id: string | null
  fen: number
  reason: string
  state: RefundState
  created_at: number
  /** When the provider was asked last. */
  asked_at: number | null
  done_at: number | null
}

/** Times in ms since 1970. */
export type OrderRow = {
  /** WeChat's out_trade_no. */
  id: string
  /** Null once the account was erased. */
  user_id: string | null
  product_id: string
  /** What it gives: this level for so many seconds. */
  level: number
  seconds: number
  price_fen: number
  description: string
  channel: PaymentChannel
  app_id: string
  /** Who pays, inside WeChat; null for a QR code. */
  open_id: string | null
  /** 1 or 0. */
  simulated: number
  state: OrderState
  /** 1: another one took its place, or it lost its place in a merge. */
  replaced: number
  /** The QR code's text, or what the bridge is given; null until the provider gave it. */
  pay_reference: string | null
  /** Since when somebody asks the provider for it. */
  reference_asked_at: number | null
  /** When the provider was asked last whether it is paid. */
  asked_at: number | null
  /** WeChat's own number of the payment. */
  transaction_id: string | null
  created_at: number
  expires_at: number
  paid_at: number | null
  /** When it came into its state. */
  changed_at: number
}
