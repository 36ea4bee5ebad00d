import { Codes } from '#contract/codes'
import type { AdminOrder } from '#contract/admin'
import { maskedPhone } from '#contract/phone'
import type { Handlers } from '../answer'
import { findOrderByNumber } from '../db/orders'
import { listRefundsOf } from '../db/refunds'
import type { OrderRow } from '../db/order-tables'
import { findUser } from '../db/users'
import { PayFailure } from '../gateways/pay/pay-provider'
import { describeError } from '../log'
import { askRefund, followRefund } from '../orders/refund'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { isRefundable } from '../rules/order-state'
import { toSummary } from './orders'

type Calls = 'findOrderAsAdmin' | 'refundOrder' | 'followRefund'

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
    const isLive = refunds.some(({ state }) => state !== 'closed')
    return {
      ...toSummary(order),
      transactionId: order.transaction_id,
      owner: owner ? { nickname: owner.nickname, phone: maskedPhone(owner.phone ?? '') } : null,
      refundable: isRefundable(order.state) && !isLive,
      refunds: refunds.map(({ id, state, reason, created_at, done_at }, at) => ({
        refundNo: id,
        state,
        reason,
        by: admins[at]?.nickname ?? null,
        askedAt: created_at,
        doneAt: done_at,
      })),
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
      const open = (await listRefundsOf(db, order.id)).find(({ state }) => state === 'processing')
      if (open && !parts.pay) throw new Refusal(Codes.providerUnavailable, 'payOff')
      try {
        if (open && parts.pay) await followRefund(parts, parts.pay, open, order)
      } catch (error) {
        if (!(error instanceof PayFailure)) throw error
        parts.log.warn(
          { refundNo: open?.id, error: describeError(error) },
          'a refund could not be asked about',
        )
        throw new Refusal(Codes.providerUnavailable, 'payUnavailable')
      }
      return told(await orderOf(tradeNo))
    },
  }
}
