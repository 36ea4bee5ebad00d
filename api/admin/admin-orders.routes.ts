import { ApiCodes } from '#contract/http/api-codes'
import type { AdminOrder } from '#contract/admin/admin-order'
import { maskPhone } from '#contract/account/phone'
import { describeError } from '#telemetry/describe-error'
import type { Handlers } from '../http/call-handler'
import { listSubjectAudit } from './audit-log.queries'
import { findOrderByNumber } from '../orders/orders.queries'
import { findInvoiceState } from '../orders/invoices/invoices.routes'
import { listOrderRefunds } from '../orders/refunds/refunds.queries'
import type { OrderRow, RefundRow } from '../db/schema/order-tables'
import { findUser } from '../accounts/users/users.queries'
import { PayFailure, type PayProvider } from '../gateways/pay/pay-provider'
import { requestRefund, refundableFen, syncRefundWithProvider } from '../orders/refunds/request-refund'
import { settleRefund } from '../orders/refunds/settle-refund'
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
      refundableFen: hasOpenRefund(refunds) ? 0 : refundableFen(order, refunds),
      invoiceState: await findInvoiceState(db, order),
      history: await listSubjectAudit(db, { kind: 'order', id: order.id }),
      refunds: refunds.map(({ id, source, fen, state, reason, created_at, done_at }, at) => ({
        refundNo: id,
        source,
        fen,
        state,
        reason,
        by: admins[at]?.nickname ?? null,
        askedAt: created_at,
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

  return {
    findOrderAsAdmin: async ({ number }) => toAdminOrder(await requireOrder(number)),

    async refundOrder({ tradeNo, reason }, { userId }) {
      await requestRefund(deps, { tradeNo, reason, adminId: userId })
      return toAdminOrder(await requireOrder(tradeNo))
    },

    async followRefund({ tradeNo }) {
      const order = await requireOrder(tradeNo)
      const open = (await listOrderRefunds(db, order.id)).find(
        ({ state }) => state === 'processing' || state === 'abnormal',
      )
      if (open) await withPayProvider(open.id, (pay) => syncRefundWithProvider(deps, pay, open, order))
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

/** Admins may have one open refund per order at a time. */
function hasOpenRefund(refunds: readonly RefundRow[]): boolean {
  return refunds.some(({ source, state }) => source === 'admin' && state !== 'closed')
}
