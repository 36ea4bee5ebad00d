import { ApiCodes } from '#contract/http/api-codes'
import type { AdminOrder } from '#contract/admin/admin-order'
import { maskPhone } from '#contract/account/phone'
import { describeError } from '#telemetry/describe-error'
import type { Handlers } from '../http/call-handler'
import { listSubjectAudit } from './audit-log.queries'
import { findOrderByNumber } from '../orders/orders.queries'
import { findInvoiceState } from '../orders/invoices/invoices.routes'
import { claimRefundQuery, listOrderRefunds } from '../orders/refunds/refunds.queries'
import type { OrderRow } from '../db/schema/order-tables'
import { findUser } from '../accounts/users/users.queries'
import { PayFailure, type PayProvider } from '../gateways/pay/pay-provider'
import {
  hasOpenAdminRefund,
  refundableFen,
  refundQueryIntervalMs,
  requestRefund,
  syncRefundWithProvider,
} from '../orders/refunds/request-refund'
import { isOpenRefund, settleRefund } from '../orders/refunds/settle-refund'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { toOrderSummary } from '../orders/orders.routes'

/** Calls by which admins look up an order and refund it. */
export function adminOrderRoutes(deps: Dependencies) {
  const { db } = deps

  async function requireOrder(number: string): Promise<OrderRow> {
    const order = await findOrderByNumber(db, number)
    if (!order) throw new ApiError(ApiCodes.notFound, 'orderGone')
    return order
  }

  async function toAdminOrder(order: OrderRow): Promise<AdminOrder> {
    const refunds = await listOrderRefunds(db, order.id)
    const owner = order.user_id === null ? undefined : await findUser(db, order.user_id)
    const admins = await Promise.all(
      refunds.map(({ admin_id }) => (admin_id === null ? undefined : findUser(db, admin_id))),
    )
    return {
      ...toOrderSummary(order),
      transactionId: order.transaction_id,
      owner: owner ? { nickname: owner.nickname, phone: maskPhone(owner.phone ?? '') } : null,
      refundableFen: hasOpenAdminRefund(refunds) ? 0 : refundableFen(order, refunds),
      invoiceState: await findInvoiceState(db, order),
      history: await listSubjectAudit(db, { kind: 'order', id: order.id }),
      refunds: refunds.map(({ id, source, fen, state, reason, created_at, asked_at, done_at }, at) => ({
        refundNo: id,
        source,
        fen,
        state,
        reason,
        by: admins[at]?.nickname ?? null,
        askedAt: created_at,
        queriedAt: asked_at,
        nextQueryAt: state === 'processing' ? (asked_at ?? created_at) + refundQueryIntervalMs : null,
        doneAt: done_at,
      })),
    }
  }

  async function withPayProvider<T>(refundNo: string, query: (pay: PayProvider) => Promise<T>): Promise<T> {
    if (!deps.pay) throw new ApiError(ApiCodes.providerUnavailable, 'payOff')
    try {
      return await query(deps.pay)
    } catch (error) {
      if (!(error instanceof PayFailure)) throw error
      deps.log.warn({ refundNo, error: describeError(error) }, 'a refund could not be asked about')
      throw new ApiError(ApiCodes.providerUnavailable, 'payUnavailable')
    }
  }

  /** Queries open refunds that were not queried for a while, so that whoever looks sees their newest state. */
  async function queryDueRefunds(order: OrderRow): Promise<void> {
    const { pay, clock, log } = deps
    if (!pay || order.simulated !== (pay.simulated ? 1 : 0)) return
    for (const open of (await listOrderRefunds(db, order.id)).filter(isOpenRefund)) {
      const isClaimed = await claimRefundQuery(db, open.id, { now: clock(), everyMs: refundQueryIntervalMs })
      if (!isClaimed) continue
      try {
        await syncRefundWithProvider(deps, pay, open, order)
      } catch (error) {
        if (!(error instanceof PayFailure)) throw error
        log.warn({ refundNo: open.id, error: describeError(error) }, 'a refund could not be asked about')
      }
    }
  }

  return {
    async findOrderAsAdmin({ number }) {
      const order = await requireOrder(number)
      await queryDueRefunds(order)
      return toAdminOrder(await requireOrder(order.id))
    },

    async refundOrder(input, { userId }) {
      const { tradeNo } = input
      await requestRefund(deps, { ...input, adminId: userId })
      return toAdminOrder(await requireOrder(tradeNo))
    },

    async followRefund({ tradeNo }) {
      const order = await requireOrder(tradeNo)
      for (const open of (await listOrderRefunds(db, order.id)).filter(isOpenRefund))
        await withPayProvider(open.id, (pay) => syncRefundWithProvider(deps, pay, open, order))
      return toAdminOrder(await requireOrder(tradeNo))
    },

    async recordRefund({ tradeNo, refundNo }, { userId }) {
      const news = await withPayProvider(refundNo, (pay) => pay.queryRefund(refundNo))
      if (news?.tradeNo !== tradeNo) throw new ApiError(ApiCodes.notFound, 'refundGone')
      const settled = await settleRefund(deps, news, userId)
      if (settled === 'no such order') throw new ApiError(ApiCodes.notFound, 'orderGone')
      if (settled === 'wrong') throw new ApiError(ApiCodes.conflict, 'refundWrong')
      return toAdminOrder(await requireOrder(tradeNo))
    },
  } satisfies Partial<Handlers>
}
