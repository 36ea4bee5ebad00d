import { z } from 'zod'
import { AuditRecord, auditReason } from './audit'
import { InvoiceState } from '../billing/invoice'
import { OrderSummary, TradeNo } from '../billing/order'
import { fieldError } from '../validation/field-error-codes'

const Count = z.number().int().min(0)

/** Counts of the whole service. Days are those of China. */
export const AdminOverview = z.object({
  users: Count,
  newUsersToday: Count,
  /** Valid sessions: one per device. */
  sessionsLive: Count,
  /** Without those in recycle bins. */
  storedResumes: Count,
  binnedResumes: Count,
  /** Text messages with a code sent today. */
  codesToday: Count,
  /** In ms since 1970. */
  countedAt: z.number().int(),
})
export type AdminOverview = z.infer<typeof AdminOverview>

/** An order's number: ours, or WeChat's transaction id; both are on the payer's bill. */
export const OrderNumber = z
  .string()
  .trim()
  .min(1, fieldError('required'))
  .regex(/^[0-9A-Za-z]{6,64}$/, fieldError('orderNumber'))

/** The reason of a refund; shown to the payer. */
export const RefundReason = auditReason(80)
export type RefundReason = z.infer<typeof RefundReason>

/**
 * `processing`: under way. `abnormal`: the payer's bank rejected it; resolve it at WeChat Pay. `closed`: it
 * failed.
 */
export const RefundState = z.enum(['processing', 'done', 'closed', 'abnormal'])
export type RefundState = z.infer<typeof RefundState>

/** `admin`: requested here. `merchant`: made on WeChat Pay's merchant platform, and notified to us. */
export const RefundSource = z.enum(['admin', 'merchant'])
export type RefundSource = z.infer<typeof RefundSource>

/** WeChat's out_refund_no, as the merchant platform shows it. */
export const RefundNo = z
  .string()
  .trim()
  .min(1, fieldError('required'))
  .regex(/^[0-9A-Za-z_\-|*@]{1,64}$/, fieldError('orderNumber'))

/**
 * A refund. `by`: the admin's nickname, null once that account is erased. Money in fen, times in ms since
 * 1970.
 */
export const RefundEntry = z.object({
  refundNo: z.string(),
  source: RefundSource,
  fen: z.number().int(),
  state: RefundState,
  reason: z.string(),
  by: z.string().nullable(),
  askedAt: z.number().int(),
  /** When the provider was last queried about it, and when it will be by itself; null for never. */
  queriedAt: z.number().int().nullable(),
  nextQueryAt: z.number().int().nullable(),
  doneAt: z.number().int().nullable(),
})

export type RefundEntry = z.infer<typeof RefundEntry>

/** An order as admins see it. `owner`: null once the account is erased; the phone is masked. */
export const AdminOrder = OrderSummary.extend({
  transactionId: z.string().nullable(),
  owner: z.object({ nickname: z.string(), phone: z.string() }).nullable(),
  /** How much can still be refunded, in fen. */
  refundableFen: z.number().int(),
  refunds: z.array(RefundEntry),
  /** Of the request for an invoice; null without one. */
  invoiceState: InvoiceState.nullable(),
  /** Audit entries by admins and WeChat Pay, newest first. */
  history: z.array(AuditRecord),
})
export type AdminOrder = z.infer<typeof AdminOrder>

/** `wish`: the id of the form; a form that was sent twice is one refund. */
export const RefundInput = z.object({
  tradeNo: TradeNo,
  fen: z.number().int().min(1),
  wish: z.string().regex(/^[\w-]{8,40}$/),
  reason: RefundReason,
})
export const RecordRefundInput = z.object({ tradeNo: TradeNo, refundNo: RefundNo })
