import { z } from 'zod'

/** How a simulated order stands, in WeChat's words. */
export const SimulatedState = z.enum(['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND'])

/** One time the product was told of a payment. `status` 0: nobody answered. Times in ms since 1970. */
const Told = z.object({ at: z.number(), status: z.number() })

/** Money that goes back. Times in ms since 1970. */
export const SimulatedRefund = z.object({
  outRefundNo: z.string(),
  refundId: z.string(),
  fen: z.number(),
  /** Everything it was asked with. */
  asked: z.string(),
  notifyUrl: z.string(),
  createdAt: z.number(),
  state: z.enum(['PROCESSING', 'SUCCESS']),
  doneAt: z.number().nullable(),
})
export type SimulatedRefund = z.infer<typeof SimulatedRefund>

/** An order as the simulated WeChat Pay keeps it. */
export const SimulatedOrder = z.object({
  outTradeNo: z.string(),
  /** What the page and the QR code name it by; of a later asking, the later one. */
  token: z.string(),
  /** Everything it was asked with, to tell the same from something else. */
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
  /** Whoever had it on the screen turned away. */
  cancelled: z.boolean(),
  told: z.array(Told),
  refunds: z.array(SimulatedRefund).default([]),
})
export type SimulatedOrder = z.infer<typeof SimulatedOrder>
