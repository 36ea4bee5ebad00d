import { Codes } from '#contract/codes'
import type { AdminOrder } from '#contract/admin'
import { maskedPhone } from '#contract/phone'
import { describeError } from '#telemetry/describe-error'
import type { Handlers } from '../answer'
import { listAuditOf } from '../db/audit-log'
import { findOrderByNumber } from '../db/orders'
import { listRefundsOf } from '../db/refunds'
import type { OrderRow, RefundRow } from '../db/order-tables'
import { findUser } from '../db/users'
import { PayFailure, type PayProvider } from '../gateways/pay/pay-provider'
import { askRefund, fenRefundable, followRefund } from '../orders/refund'
import { settleRefund } from '../orders/settle-refund'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { toSummary } from './orders'

type Calls = 'findOrderAsAdmin' | 'refundOrder' | 'followRefund' | 'recordRefund'

const historyMost = 50

/** What admins do about orders: look one up, and give its money back. */
export function adminOrderRoutes(parts: Parts): Pick<Handlers, Calls> {
  const { db } = parts

  async function orderOf(number: string): Promise<OrderRow> {
    const order = await findOrderByNumber(db, number)
    if (!order) throw new Refusal(Codes.notFound, 'orderGone')
    return order
  }

  async function told(order: OrderRow): Promise<AdminOrder> {
    const refunds = await listRefundsOf(db, order.id)
    const owner = order.user_id === null ? undefined : await findUser(db, order.user_id)
    const admins = await Promise.all(
      refunds.map(({ admin_id }) => (admin_id === null ? undefined : findUser(db, admin_id))),
    )
    return {
      ...toSummary(order),
      transactionId: order.transaction_id,
      owner: owner ? { nickname: owner.nickname, phone: maskedPhone(owner.phone ?? '') } : null,
      refundableFen: isUnderWay(refunds) ? 0 : fenRefundable(order, refunds),
      history: await listAuditOf(db, { kind: 'order', id: order.id }, historyMost),
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

  async function asking<T>(refundNo: string, ask: (pay: PayProvider) => Promise<T>): Promise<T> {
    if (!parts.pay) throw new Refusal(Codes.providerUnavailable, 'payOff')
    try {
      return await ask(parts.pay)
    } catch (error) {
      if (!(error instanceof PayFailure)) throw error
      parts.log.warn({ refundNo, error: describeError(error) }, 'a refund could not be asked about')
      throw new Refusal(Codes.providerUnavailable, 'payUnavailable')
    }
  }

  return {
    findOrderAsAdmin: async ({ number }) => told(await orderOf(number)),

    async refundOrder({ tradeNo, reason }, { userId }) {
      await askRefund(parts, { tradeNo, reason, adminId: userId })
      return told(await orderOf(tradeNo))
    },

    async followRefund({ tradeNo }) {
      const order = await orderOf(tradeNo)
      const open = (await listRefundsOf(db, order.id)).find(
        ({ state }) => state === 'processing' || state === 'abnormal',
      )
      if (open) await asking(open.id, (pay) => followRefund(parts, pay, open, order))
      return told(await orderOf(tradeNo))
    },

    async recordRefund({ tradeNo, refundNo }, { userId }) {
      const news = await asking(refundNo, (pay) => pay.queryRefund(refundNo))
      if (news?.tradeNo !== tradeNo) throw new Refusal(Codes.notFound, 'refundGone')
      const settled = await settleRefund(parts, news, userId)
      if (settled === 'no such order') throw new Refusal(Codes.notFound, 'orderGone')
      if (settled === 'wrong') throw new Refusal(Codes.conflict, 'refundWrong')
      return told(await orderOf(tradeNo))
    },
  }
}

/** Of ours there is one at a time. */
function isUnderWay(refunds: readonly RefundRow[]): boolean {
  return refunds.some(({ source, state }) => source === 'admin' && state !== 'closed')
}
