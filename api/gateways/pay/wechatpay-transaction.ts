import { z } from 'zod'
import type { Merchant } from './merchant'
import { PayFailure, type Payment, type PayStanding } from './pay-provider'

/** A transaction as queries and notifications tell it. Only one that was paid has its second half. */
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

/** Where an order stands. @throws PayFailure when it is not this merchant's, or says less than it has to. */
export function standingOf(said: unknown, merchant: Pick<Merchant, 'mchId' | 'appId'>): PayStanding {
  const read = Transaction.safeParse(said)
  if (!read.success) throw new PayFailure('unavailable', 'a transaction of another form')
  if (read.data.mchid !== merchant.mchId) throw new PayFailure('refused', 'a transaction of somebody else')
  switch (read.data.trade_state) {
    case 'SUCCESS':
      return { is: 'paid', payment: toPayment(said, merchant) }
    case 'REFUND':
      return { is: 'refunded' }
    case 'CLOSED':
      return { is: 'closed' }
    default:
      return { is: 'open' }
  }
}

function toPayment(said: unknown, { appId }: Pick<Merchant, 'appId'>): Payment {
  const read = Paid.safeParse(said)
  if (!read.success) throw new PayFailure('unavailable', 'a payment of another form')
  const { appid, amount, out_trade_no, transaction_id, success_time } = read.data
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
