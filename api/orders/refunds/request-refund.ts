import { ApiCodes } from '#contract/http/api-codes'
import type { RefundReason } from '#contract/admin/admin-order'
import { fieldError } from '#contract/validation/field-error-codes'
import { describeError } from '#telemetry/describe-error'
import { runTransaction } from '../../db/transaction-retry'
import { insertAudit } from '../../admin/audit-log.queries'
import { updateRefund, insertRefund, listOrderRefunds } from './refunds.queries'
import type { OrderRow, RefundRow } from '../../db/schema/order-tables'
import { PayFailure, type PayProvider } from '../../gateways/pay/pay-provider'
import type { Dependencies } from '../../dependencies'
import { ApiError, invalidFields } from '../../http/api-error'
import { isRefundable } from '../order-state'
import { lockOrderAndOwner } from '../settle-payment'
import { isOpenRefund, settleRefund, sumRefundedFen } from './settle-refund'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'log'>
type RefundInput = { tradeNo: string; adminId: string; fen: number; wish: string; reason: RefundReason }

/** How often an open refund is queried, by reconciliation and by the page that shows it. */
export const refundQueryIntervalMs = 60_000

/**
 * Refunds an order or a part of it, one refund at a time. The refund is recorded first, with its admin, so that a
 * repeated or interrupted request leads to the same refund. The membership is revoked once all of the money is
 * refunded, not before, and not in parts.
 * @throws ApiError -8000 for more than can be refunded; -8001 for an unknown order; -8002 for an unpaid one or
 * while another refund is open; -8005 when the provider rejects it.
 */
export async function requestRefund(deps: Dependencies, input: RefundInput): Promise<void> {
  const { pay } = deps
  if (!pay) throw new ApiError(ApiCodes.providerUnavailable, 'payOff')
  const { order, refund } = await recordRefund(deps, pay, input)
  if (refund.state === 'done' || refund.state === 'closed') return
  try {
    await requestAtProvider(deps, pay, order, refund)
  } catch (error) {
    if (!(error instanceof PayFailure)) throw error
    deps.log.error({ refundNo: refund.id, error: describeError(error) }, 'a refund was not taken')
    if (error.kind === 'no money') throw new ApiError(ApiCodes.providerUnavailable, 'refundNoMoney')
    const text = error.kind === 'unavailable' ? 'payUnavailable' : 'refundRefused'
    throw new ApiError(ApiCodes.providerUnavailable, text)
  }
}

async function recordRefund(
  { db, clock, log }: Deps,
  pay: PayProvider,
  { tradeNo, adminId, fen, wish, reason }: RefundInput,
): Promise<{ order: OrderRow; refund: RefundRow }> {
  const recorded = await runTransaction(db, async (trx) => {
    const order = await lockOrderAndOwner(trx, tradeNo)
    if (!order) throw new ApiError(ApiCodes.notFound, 'orderGone')
    const before = await listOrderRefunds(trx, order.id)
    const repeated = before.find((refund) => refund.wish === wish)
    if (repeated?.fen === fen) return { order, refund: repeated, isNew: false }
    if (repeated) throw new ApiError(ApiCodes.conflict, 'refundFormUsed')
    const left = refundableFen(order, before)
    if (left === 0) throw new ApiError(ApiCodes.conflict, 'notRefundable')
    if (hasOpenAdminRefund(before)) throw new ApiError(ApiCodes.conflict, 'refundOpen')
    // Under the name that the form has for it, in yuan.
    if (fen > left) throw invalidFields({ amount: fieldError('refundAmount', (left / 100).toFixed(2)) })
    if (order.simulated !== (pay.simulated ? 1 : 0)) throw new ApiError(ApiCodes.conflict, 'paidElsewhere')
    const refund: RefundRow = {
      id: `${order.id}R${before.length + 1}`,
      order_id: order.id,
      source: 'admin',
      admin_id: adminId,
      fen,
      reason,
      wish,
      state: 'processing',
      created_at: clock(),
      asked_at: null,
      done_at: null,
    }
    await insertRefund(trx, refund)
    const unchanged = { order: order.state, refundedFen: sumRefundedFen(before) }
    await insertAudit(trx, {
      actor: 'admin',
      actorId: adminId,
      action: 'refundAsked',
      subject: { kind: 'order', id: order.id },
      before: { ...unchanged, refundNo: null, refund: null, refundFen: null },
      after: { ...unchanged, refundNo: refund.id, refund: refund.state, refundFen: fen },
      reason,
      at: refund.created_at,
    })
    return { order, refund, isNew: true }
  })
  const { refund, isNew } = recorded
  if (isNew) log.info({ tradeNo, refundNo: refund.id, adminId }, 'an admin gives the money of an order back')
  return recorded
}

/** How much of an order can still be refunded, in fen: without what is refunded or in process. */
export function refundableFen(order: OrderRow, refunds: readonly RefundRow[]): number {
  if (!isRefundable(order.state)) return 0
  return refunds.reduce((left, { state, fen }) => (state === 'closed' ? left : left - fen), order.price_fen)
}

/** Admins may have one open refund per order at a time: what is left afterwards is known when it is done. */
export function hasOpenAdminRefund(refunds: readonly RefundRow[]): boolean {
  return refunds.some((refund) => refund.source === 'admin' && isOpenRefund(refund))
}

/** Idempotent: for the same number and values WeChat returns the same refund. */
async function requestAtProvider(
  deps: Deps,
  pay: PayProvider,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> {
  await updateRefund(deps.db, refund.id, { asked_at: deps.clock() })
  const { id: refundNo, fen, reason } = refund
  const request = { tradeNo: order.id, refundNo, fen, paidFen: order.price_fen, reason }
  await settleRefund(deps, await pay.refund(request))
}

/**
 * Queries the state of a refund. One of ours that the provider does not know is requested again, unless so much
 * was refunded another way meanwhile that it no longer fits: then it is closed. @throws PayFailure
 */
export async function syncRefundWithProvider(
  deps: Deps,
  pay: PayProvider,
  refund: RefundRow,
  order: OrderRow,
) {
  await updateRefund(deps.db, refund.id, { asked_at: deps.clock() })
  const status = await pay.queryRefund(refund.id)
  if (status) return void (await settleRefund(deps, status))
  if (refund.source === 'merchant') return
  const others = (await listOrderRefunds(deps.db, order.id)).filter(({ id }) => id !== refund.id)
  if (refund.fen <= refundableFen(order, others)) return requestAtProvider(deps, pay, order, refund)
  const { id: refundNo, fen } = refund
  await settleRefund(deps, { refundNo, tradeNo: order.id, fen, is: 'closed', doneAt: null })
}
