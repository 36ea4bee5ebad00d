import { runTransaction } from '../../db/transaction-retry'
import { insertAudit } from '../../admin/audit-log.queries'
import { updateRefund, findRefund, insertRefund, listOrderRefunds } from './refunds.queries'
import type { OrderRow, RefundRow } from '../../db/schema/order-tables'
import type { Db } from '../../db/schema/tables'
import type { RefundStatus } from '../../gateways/pay/pay-provider'
import type { Dependencies } from '../../dependencies'
import { lockOrderAndOwner, revokeGrant } from '../settle-payment'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'log'>

/** `known`: nothing new. `wrong`: not what was requested, or more than was paid. */
export type RefundSettlement = 'changed' | 'known' | 'wrong' | 'no such order'

/**
 * Applies the state of a refund, ours or one made at WeChat Pay itself: once the whole price is refunded, the
 * order and the ledger change with it, in one transaction, once. @param adminId the admin that requested it;
 * null for a notification or query
 */
export async function settleRefund(
  { db, clock, log }: Deps,
  status: RefundStatus,
  adminId: string | null = null,
): Promise<RefundSettlement> {
  const settled = await runTransaction(db, async (trx) => {
    const existing = await findRefund(trx, status.refundNo)
    if (existing && existing.order_id !== status.tradeNo) return 'wrong'
    const order = await lockOrderAndOwner(trx, status.tradeNo)
    if (!order) return 'no such order'
    return settleLocked(trx, { order, status, adminId, now: clock() })
  })
  const { refundNo, tradeNo, is } = status
  if (settled === 'wrong') log.error({ refundNo, tradeNo }, 'a refund is not what was asked for')
  if (settled === 'changed')
    log[is === 'done' || is === 'processing' ? 'info' : 'error']({ refundNo, is }, 'a refund went on')
  return settled
}

type RefundUpdate = { order: OrderRow; status: RefundStatus; adminId: string | null; now: number }

async function settleLocked(
  trx: Db,
  { order, status, adminId, now }: RefundUpdate,
): Promise<'changed' | 'known' | 'wrong'> {
  const all = await listOrderRefunds(trx, order.id)
  const known = all.find(({ id }) => id === status.refundNo)
  const refundedFen = sumRefundedFen(all)
  if (known ? known.fen !== status.fen : status.fen <= 0) return 'wrong'
  // Done and closed are final, whatever arrives late; but money that moved after all is written down.
  if (known && (known.state === status.is || known.state === 'done')) return 'known'
  if (known?.state === 'closed' && status.is !== 'done') return 'known'
  const isRefund = status.is === 'done' || !known
  if (isRefund && refundedFen + status.fen > order.price_fen) return 'wrong'
  const done_at = status.is === 'done' ? (status.doneAt ?? now) : null
  if (known) await updateRefund(trx, known.id, { state: status.is, done_at })
  else await insertRefund(trx, { ...toMerchantRefund(status, now), done_at })
  const refundedFenAfter = status.is === 'done' ? refundedFen + status.fen : refundedFen
  const isRevoked = refundedFenAfter >= order.price_fen && (await revokeGrant(trx, order, now))
  await insertAudit(trx, {
    actor: adminId === null ? 'weixin' : 'admin',
    actorId: adminId,
    action: 'refundSettled',
    subject: { kind: 'order', id: order.id },
    before: { order: order.state, refundNo: known?.id ?? null, refund: known?.state ?? null, refundedFen },
    after: {
      order: isRevoked ? 'refunded' : order.state,
      refundNo: status.refundNo,
      refund: status.is,
      refundedFen: refundedFenAfter,
    },
    reason: known?.reason ?? '',
    at: now,
  })
  return 'changed'
}

/** How much of an order has been refunded, in fen. */
export function sumRefundedFen(refunds: readonly RefundRow[]): number {
  return refunds.reduce((sum, { state, fen }) => (state === 'done' ? sum + fen : sum), 0)
}

/** Whether the money of a refund is still on its way. */
export function isOpenRefund({ state }: Pick<RefundRow, 'state'>): boolean {
  return state === 'processing' || state === 'abnormal'
}

/** A refund that was made on WeChat's platform, not here. */
function toMerchantRefund({ refundNo, tradeNo, fen, is }: RefundStatus, now: number): RefundRow {
  return {
    id: refundNo,
    order_id: tradeNo,
    source: 'merchant',
    admin_id: null,
    fen,
    reason: '',
    wish: null,
    state: is,
    created_at: now,
    asked_at: null,
    done_at: null,
  }
}
