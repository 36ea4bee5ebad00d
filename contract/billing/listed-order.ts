import { z } from 'zod'
import { InvoiceState } from './invoice'
import { OrderSummary } from './order'

/**
 * An order in its owner's list: until when it can be paid, in ms since 1970, and whether it still can; what was refunded of it,
 * in fen, and the state of its invoice; null without a request.
 */
export const ListedOrder = OrderSummary.extend({
  expiresAt: z.number().int(),
  isPayable: z.boolean(),
  refundedFen: z.number().int(),
  invoice: InvoiceState.nullable(),
})
export type ListedOrder = z.infer<typeof ListedOrder>
