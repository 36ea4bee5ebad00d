import { z } from 'zod'
import { RecordRefundInput, RefundInput } from '#contract/admin/admin-order'
import { TradeNo } from '#contract/billing/order'

/** The actions of an order's page. */
export const RefundIntent = z.discriminatedUnion('intent', [
  RefundInput.extend({ intent: z.literal('refund') }),
  z.object({ intent: z.literal('follow'), tradeNo: TradeNo }),
  RecordRefundInput.extend({ intent: z.literal('record') }),
])
export type RefundIntent = z.infer<typeof RefundIntent>
