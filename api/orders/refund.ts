import { Codes } from '#contract/codes'
import type { RefundReason } from '#contract/admin'
import { describeError } from '#telemetry/describe-error'
import { inTransaction } from '../accounts/begin-again'
import { insertAudit } from '../db/audit-log'
import { changeRefund, insertRefund, listRefundsOf } from '../db/refunds'
import type { OrderRow, RefundRow } from '../db/order-tables'
import { PayFailure, type PayProvider } from '../gateways/pay/pay-provider'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { isRefundable } from '../rules/order-state'
import { lockOrderAndOwner } from './settle'
import { fenBack, settleRefund, valuesOf } from './settle-refund'

type Some = Pick<Parts, 'db' | 'clock' | 'log'>
type Wish = { tradeNo: string; adminId: string; reason: RefundReason }

/**
 * Gives back all the money of an order that is still here. The wish is written down first, with who has it: pressed twice, or cut off, it is
 * the same refund. What was bought is taken back when the money went, and not before.
 * @throws Refusal -8001 for no order, -8002 for what was not paid, -8005 when the provider does not take it
 */
export async function askRefund(parts: Parts, wish: Wish): Promise<void> {
  const { pay } = parts
  if (!pay) throw new Refusal(Codes.providerUnavailable, 'payOff')
  const { order, refund } = await writeDown(parts, pay, wish)
  if (refund.state === 'done') return
  try {
    await askProvider(parts, pay, order, refund)
  } catch (error) {
    if (!(error instanceof PayFailure)) throw error
    parts.log.error({ refundNo: refund.id, error: describeError(error) }, 'a refund was not taken')
    if (error.kind === 'no money') throw new Refusal(Codes.providerUnavailable, 'refundNoMoney')
    const text = error.kind === 'unavailable' ? 'payUnavailable' : 'refundRefused'
    throw new Refusal(Codes.providerUnavailable, text)
  }
}

async function writeDown(
  { db, clock, log }: Some,
  pay: PayProvider,
  { tradeNo, adminId, reason }: Wish,
): Promise<{ order: OrderRow; refund: RefundRow }> {
  const written = await inTransaction(db, async (trx) => {
    const order = await lockOrderAndOwner(trx, tradeNo)
    if (!order) throw new Refusal(Codes.notFound, 'orderGone')
    const before = await listRefundsOf(trx, order.id)
    const live = before.find(({ source, state }) => source === 'admin' && state !== 'closed')
    if (live) return { order, refund: live, isNew: false }
    const fen = fenRefundable(order, before)
    if (fen === 0) throw new Refusal(Codes.conflict, 'notRefundable')
    if (order.simulated !== (pay.simulated ? 1 : 0)) throw new Refusal(Codes.conflict, 'paidElsewhere')
    const refund: RefundRow = {
      id: `${order.id}R${before.length + 1}`,
      order_id: order.id,
      source: 'admin',
      admin_id: adminId,
      fen,
      reason,
      state: 'processing',
      created_at: clock(),
      asked_at: null,
      done_at: null,
    }
    await insertRefund(trx, refund)
    const back = fenBack(before)
    await insertAudit(trx, {
      actor: 'admin',
      actorId: adminId,
      action: 'refundAsked',
      subject: { kind: 'order', id: order.id },
      before: valuesOf(order.state, { refundNo: null, refund: null, back }),
      after: valuesOf(order.state, { refundNo: refund.id, refund: refund.state, back }),
      reason,
      at: refund.created_at,
    })
    return { order, refund, isNew: true }
  })
  const { refund, isNew } = written
  if (isNew) log.info({ tradeNo, refundNo: refund.id, adminId }, 'an admin gives the money of an order back')
  return written
}

/** What of its money can be given back yet, in fen: not what went already, nor what is on its way. */
export function fenRefundable(order: OrderRow, refunds: readonly RefundRow[]): number {
  if (!isRefundable(order.state)) return 0
  return refunds.reduce((left, { state, fen }) => (state === 'closed' ? left : left - fen), order.price_fen)
}

/** Asked with the same number and the same values, WeChat gives the same refund. */
async function askProvider(parts: Some, pay: PayProvider, order: OrderRow, refund: RefundRow): Promise<void> {
  await changeRefund(parts.db, refund.id, { asked_at: parts.clock() })
  const { id: refundNo, fen, reason } = refund
  const wanted = { tradeNo: order.id, refundNo, fen, paidFen: order.price_fen, reason }
  await settleRefund(parts, await pay.refund(wanted))
}

/**
 * Asks how a refund stands. One of ours that never got there is asked for again, unless the money went back another way
 * meanwhile: then nothing comes of it. @throws PayFailure
 */
export async function followRefund(parts: Some, pay: PayProvider, refund: RefundRow, order: OrderRow) {
  await changeRefund(parts.db, refund.id, { asked_at: parts.clock() })
  const news = await pay.queryRefund(refund.id)
  if (news) return void (await settleRefund(parts, news))
  if (refund.source === 'merchant') return
  if (order.state !== 'refunded') return askProvider(parts, pay, order, refund)
  const { id: refundNo, fen } = refund
  await settleRefund(parts, { refundNo, tradeNo: order.id, fen, is: 'closed', doneAt: null })
}
