import type { AuditValues } from '#contract/audit'
import type { Kysely } from 'kysely'
import { inTransaction } from '../accounts/begin-again'
import { insertAudit } from '../db/audit-log'
import { changeRefund, findRefund, insertRefund, listRefundsOf } from '../db/refunds'
import type { OrderRow, RefundRow } from '../db/order-tables'
import type { Tables } from '../db/tables'
import type { RefundNews } from '../gateways/pay/pay-provider'
import type { Parts } from '../parts'
import { lockOrderAndOwner, takeBack } from './settle'

type Some = Pick<Parts, 'db' | 'clock' | 'log'>

/** `known`: as it was told before. `wrong`: not what was asked for, or more than was paid. */
export type RefundSettled = 'changed' | 'known' | 'wrong' | 'no such order'

/**
 * Takes what is told of a refund, of ours and of one that was made at WeChat Pay itself: once all the money of an order
 * is back, the order and the ledger change with it, in one transaction, once. @param asker the admin who had it asked for
 */
export async function settleRefund(
  { db, clock, log }: Some,
  news: RefundNews,
  asker: string | null = null,
): Promise<RefundSettled> {
  const settled = await inTransaction(db, async (trx) => {
    const seen = await findRefund(trx, news.refundNo)
    if (seen && seen.order_id !== news.tradeNo) return 'wrong'
    const order = await lockOrderAndOwner(trx, news.tradeNo)
    if (!order) return 'no such order'
    return settleLocked(trx, { order, news, asker, now: clock() })
  })
  const { refundNo, tradeNo, is } = news
  if (settled === 'wrong') log.error({ refundNo, tradeNo }, 'a refund is not what was asked for')
  if (settled === 'changed')
    log[is === 'done' || is === 'processing' ? 'info' : 'error']({ refundNo, is }, 'a refund went on')
  return settled
}

type Told = { order: OrderRow; news: RefundNews; asker: string | null; now: number }

async function settleLocked(
  trx: Kysely<Tables>,
  { order, news, asker, now }: Told,
): Promise<'changed' | 'known' | 'wrong'> {
  const all = await listRefundsOf(trx, order.id)
  const known = all.find(({ id }) => id === news.refundNo)
  const back = fenBack(all)
  const isWrong = known ? known.fen !== news.fen : news.fen <= 0 || back + news.fen > order.price_fen
  if (isWrong) return 'wrong'
  // What is done or closed stays so, whatever comes late.
  if (known && (known.state === news.is || known.state === 'done' || known.state === 'closed')) return 'known'
  const done_at = news.is === 'done' ? (news.doneAt ?? now) : null
  if (known) await changeRefund(trx, known.id, { state: news.is, done_at })
  else await insertRefund(trx, { ...madeThere(news, now), done_at })
  const backNow = news.is === 'done' ? back + news.fen : back
  const isTaken = backNow >= order.price_fen && (await takeBack(trx, order, now))
  await insertAudit(trx, {
    actor: asker === null ? 'weixin' : 'admin',
    actorId: asker,
    action: 'refundSettled',
    subject: { kind: 'order', id: order.id },
    before: valuesOf(order.state, { refundNo: known?.id ?? null, refund: known?.state ?? null, back }),
    after: valuesOf(isTaken ? 'refunded' : order.state, { ...news, refund: news.is, back: backNow }),
    reason: known?.reason ?? '',
    at: now,
  })
  return 'changed'
}

/** What has gone back of an order, in fen. */
export function fenBack(refunds: readonly RefundRow[]): number {
  return refunds.reduce((sum, { state, fen }) => (state === 'done' ? sum + fen : sum), 0)
}

type Values = { refundNo: string | null; refund: string | null; back: number }

/** What a refund changes, as the audit log has it. */
export function valuesOf(order: OrderRow['state'], { refundNo, refund, back }: Values): AuditValues {
  return { order, refundNo, refund, refundedFen: back }
}

/** A refund that nobody asked for here. */
function madeThere({ refundNo, tradeNo, fen, is }: RefundNews, now: number): RefundRow {
  return {
    id: refundNo,
    order_id: tradeNo,
    source: 'merchant',
    admin_id: null,
    fen,
    reason: '',
    state: is,
    created_at: now,
    asked_at: null,
    done_at: null,
  }
}
