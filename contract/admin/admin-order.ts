import { z } from 'zod'
import { AuditRecord } from './audit'
import { OrderSummary, TradeNo } from '../billing/order'
import { fieldError } from '../validation/field-error-codes'

const Count = z.number().int().min(0)

/** The service in figures. Days are those of China. */
export const AdminOverview = z.object({
  users: Count,
  newUsersToday: Count,
  /** Logins that are good now: one a device. */
  sessionsLive: Count,
  /** Those in recycle bins apart. */
  storedResumes: Count,
  binnedResumes: Count,
  /** Text messages with a code that left today. */
  codesToday: Count,
  /** ms since 1970. */
  countedAt: z.number().int(),
})
export type AdminOverview = z.infer<typeof AdminOverview>

/** What an order is looked up by: our number, or WeChat's own of the payment, as both stand on the payer's bill. */
export const OrderNumber = z
  .string()
  .trim()
  .min(1, fieldError('required'))
  .regex(/^[0-9A-Za-z]{6,64}$/, fieldError('orderNumber'))

/** Why money goes back; its payer reads it. */
export const RefundReason = z
  .string()
  .trim()
  .min(1, fieldError('required'))
  .max(80, fieldError('tooLong', 80))
export type RefundReason = z.infer<typeof RefundReason>

/** `processing`: on its way. `abnormal`: the payer's bank did not take it: to be seen to at WeChat Pay. `closed`: nothing came of it. */
export const RefundState = z.enum(['processing', 'done', 'closed', 'abnormal'])
export type RefundState = z.infer<typeof RefundState>

/** `admin`: asked for here. `merchant`: made at WeChat Pay itself, on the merchant platform, and told to us. */
export const RefundSource = z.enum(['admin', 'merchant'])
export type RefundSource = z.infer<typeof RefundSource>

/** WeChat's out_refund_no, as the merchant platform shows it. */
export const RefundNo = z
  .string()
  .trim()
  .min(1, fieldError('required'))
  .regex(/^[0-9A-Za-z_\-|*@]{1,64}$/, fieldError('orderNumber'))

/** Money that goes back. `by`: the admin's nickname, null once their account is gone. `fen` of it. Times in ms since 1970. */
export const RefundEntry = z.object({
  refundNo: z.string(),
  source: RefundSource,
  fen: z.number().int(),
  state: RefundState,
  reason: z.string(),
  by: z.string().nullable(),
  askedAt: z.number().int(),
  doneAt: z.number().int().nullable(),
})

/** An order as admins see it. `owner`: null once the account is gone; the phone is masked. */
export const AdminOrder = OrderSummary.extend({
  transactionId: z.string().nullable(),
  owner: z.object({ nickname: z.string(), phone: z.string() }).nullable(),
  /** What can still be given back, in fen. */
  refundableFen: z.number().int(),
  refunds: z.array(RefundEntry),
  /** What admins and WeChat Pay did to it, the newest first. */
  history: z.array(AuditRecord),
})
export type AdminOrder = z.infer<typeof AdminOrder>

export const RefundInput = z.object({ tradeNo: TradeNo, reason: RefundReason })
export const RecordRefundInput = z.object({ tradeNo: TradeNo, refundNo: RefundNo })
