import { z } from 'zod'

/** The state of a simulated order, in WeChat's terms. */
export const SimulatedState = z.enum(['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND'])

/** One attempt to notify the product. `status` 0: no response. Times in ms since 1970. */
const WebhookDelivery = z.object({ at: z.number(), status: z.number() })

/** A refund. Times in ms since 1970. */
export const SimulatedRefund = z.object({
  outRefundNo: z.string(),
  refundId: z.string(),
  fen: z.number(),
  /** The whole request, to compare a repeated one with it. */
  asked: z.string(),
  notifyUrl: z.string(),
  createdAt: z.number(),
  state: z.enum(['PROCESSING', 'SUCCESS']),
  doneAt: z.number().nullable(),
})
export type SimulatedRefund = z.infer<typeof SimulatedRefund>

/** An order as the simulated WeChat Pay stores it. */
export const SimulatedOrder = z.object({
  outTradeNo: z.string(),
  /** Names the order in its page and QR code; replaced when the order is placed again. */
  token: z.string(),
  /** The whole request, to tell a repeated one from a different one. */
  asked: z.string(),
  description: z.string(),
  total: z.number(),
  openId: z.string().nullable(),
  notifyUrl: z.string(),
  expiresAt: z.number(),
  createdAt: z.number(),
  state: SimulatedState,
  transactionId: z.string().nullable(),
  paidAt: z.number().nullable(),
  /** The payer closed the payment page. */
  cancelled: z.boolean(),
  told: z.array(WebhookDelivery),
  refunds: z.array(SimulatedRefund).default([]),
})
export type SimulatedOrder = z.infer<typeof SimulatedOrder>
