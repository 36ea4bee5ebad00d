import { Codes } from '#contract/codes'
import type { RefundReason } from '#contract/admin'
import { inTransaction } from '../accounts/begin-again'
import { changeRefund, findRefund, insertRefund, listRefundsOf } from '../db/refunds'
import type { OrderRow, RefundRow } from '../db/order-tables'
import { PayFailure, type PayProvider, type RefundNews } from '../gateways/pay/pay-provider'
import { describeError } from '../log'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { isRefundable } from '../rules/order-state'
import { lockOrderAndOwner, takeBack } from './settle'

type Some = Pick<Parts, 'db' | 'clock' | 'log'>
type Wish = { tradeNo: string; adminId: string; reason: RefundReason }

/** `known`: as it was told before. `wrong`: not what was asked for. */
export type RefundSettled = 'changed' | 'known' | 'wrong' | 'no such refund'

/**
 * Gives all the money of an order back. The wish is written down first, with who has it: pressed twice, or cut off, it is
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
    const live = before.find(({ state }) => state !== 'closed')
    if (live) return { order, refund: live, isNew: false }
    if (!isRefundable(order.state)) throw new Refusal(Codes.conflict, 'notRefundable')
    if (order.simulated !== (pay.simulated ? 1 : 0)) throw new Refusal(Codes.conflict, 'paidElsewhere')
    const refund: RefundRow = {
      id: `${order.id}R${before.length + 1}`,
      order_id: order.id,
      admin_id: adminId,
      fen: order.price_fen,
      reason,
      state: 'processing',
      created_at: clock(),
      asked_at: null,
      done_at: null,
    }
    await insertRefund(trx, refund)
    return { order, refund, isNew: true }
  })
  const { refund, isNew } = written
  if (isNew) log.info({ tradeNo, refundNo: refund.id, adminId }, 'an admin gives the money of an order back')
  return written
}

/** Asked with the same number and the same values, WeChat gives the same refund. */
async function askProvider(parts: Some, pay: PayProvider, order: OrderRow, refund: RefundRow): Promise<void> {
  await changeRefund(parts.db, refund.id, { asked_at: parts.clock() })
  const { id: refundNo, fen, reason } = refund
  await settleRefund(parts, await pay.refund({ tradeNo: order.id, refundNo, fen, reason }))
}

/** Asks how a refund stands; one that never got there is asked for again. @throws PayFailure */
export async function followRefund(parts: Some, pay: PayProvider, refund: RefundRow, order: OrderRow) {
  await changeRefund(parts.db, refund.id, { asked_at: parts.clock() })
  const news = await pay.queryRefund(refund.id)
  if (news) await settleRefund(parts, news)
  else await askProvider(parts, pay, order, refund)
}

/** Takes what is told of a refund: once it is done, the order and the ledger change with it, in one transaction, once. */
export async function settleRefund({ db, clock, log }: Some, news: RefundNews): Promise<RefundSettled> {
  const settled = await inTransaction(db, async (trx) => {
    const seen = await findRefund(trx, news.refundNo)
    const order = seen && (await lockOrderAndOwner(trx, seen.order_id))
    const refund = order && (await findRefund(trx, news.refundNo))
    if (!refund) return 'no such refund'
    if (news.tradeNo !== refund.order_id || news.fen !== refund.fen) return 'wrong'
    // What is done or closed stays so, whatever comes late.
    if (refund.state === news.is || refund.state === 'done' || refund.state === 'closed') return 'known'
    const done_at = news.is === 'done' ? (news.doneAt ?? clock()) : null
    await changeRefund(trx, refund.id, { state: news.is, done_at })
    if (news.is === 'done') await takeBack(trx, order, clock())
    return 'changed'
  })
  const { refundNo, is } = news
  if (settled === 'wrong') log.error({ refundNo }, 'a refund is not what was asked for')
  if (settled === 'changed')
    log[is === 'done' || is === 'processing' ? 'info' : 'error']({ refundNo, is }, 'a refund went on')
  return settled
}
