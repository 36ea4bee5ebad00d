import { z } from 'zod'
import type { Merchant } from './merchant'
import { PayFailure, type Payment, type PaymentStatus } from './pay-provider'

/** A transaction in queries and notifications. Only a paid one has the optional fields. */
const Transaction = z.object({
  mchid: z.string(),
  appid: z.string().optional(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.number().int(), currency: z.string().default('CNY') }).optional(),
})
const Paid = Transaction.required({ appid: true, transaction_id: true, success_time: true, amount: true })

/** The state of an order. @throws PayFailure when it belongs to another merchant or lacks required fields. */
export function parseTransaction(
  response: unknown,
  merchant: Pick<Merchant, 'mchId' | 'appId'>,
): PaymentStatus {
  const parsed = Transaction.safeParse(response)
  if (!parsed.success) throw new PayFailure('unavailable', 'a transaction of another form')
  if (parsed.data.mchid !== merchant.mchId) throw new PayFailure('refused', 'a transaction of somebody else')
  switch (parsed.data.trade_state) {
    case 'SUCCESS':
      return { is: 'paid', payment: parsePayment(response, merchant) }
    case 'REFUND':
      return { is: 'refunded' }
    case 'CLOSED':
      return { is: 'closed' }
    default:
      return { is: 'open' }
  }
}

function parsePayment(response: unknown, { appId }: Pick<Merchant, 'appId'>): Payment {
  const parsed = Paid.safeParse(response)
  if (!parsed.success) throw new PayFailure('unavailable', 'a payment of another form')
  const { appid, amount, out_trade_no, transaction_id, success_time } = parsed.data
  if (appid !== appId) throw new PayFailure('refused', 'a payment of another application')
  if (amount.currency !== 'CNY') throw new PayFailure('refused', `a payment in ${amount.currency}`)
  return {
    tradeNo: out_trade_no,
    transactionId: transaction_id,
    appId: appid,
    fen: amount.total,
    paidAt: Date.parse(success_time),
  }
}
