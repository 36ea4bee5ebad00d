import { Codes } from '#contract/codes'
import type { OrderDetails, OrderSummary } from '#contract/order'
import type { PaidPlanId } from '#contract/product'
import type { Handlers } from '../answer'
import { findOrder, listOrdersOf } from '../db/orders'
import type { OrderRow } from '../db/order-tables'
import { checkOrder } from '../orders/check-order'
import { payerOf } from '../orders/payer'
import { OrderSpent, payReference } from '../orders/pay-reference'
import { placeOrder, type Wanted } from '../orders/place-order'
import type { PayProvider } from '../gateways/pay/pay-provider'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { isExpired } from '../rules/lifetimes'
import { orderingLimits } from '../rules/limits'

type OrderCalls = 'orderNative' | 'orderJsapi' | 'checkNative' | 'checkJsapi' | 'listOrders' | 'readOrder'

const listedMost = 200
const triesMost = 3

export function orderRoutes(parts: Parts): Pick<Handlers, OrderCalls> {
  const { db, clock } = parts

  async function openPay(userId: string): Promise<PayProvider> {
    if (!parts.pay) throw new Refusal(Codes.providerUnavailable, 'payOff')
    await refuseWhenFull(parts, orderingLimits(userId))
    return parts.pay
  }

  async function order(pay: PayProvider, wanted: Wanted): Promise<{ row: OrderRow; reference: string }> {
    for (let tries = 1; ; tries++) {
      const row = await placeOrder(parts, pay, wanted)
      try {
        return { row, reference: await payReference(parts, pay, row) }
      } catch (error) {
        if (!(error instanceof OrderSpent)) throw error
        if (tries === triesMost) throw new Refusal(Codes.providerUnavailable, 'payUnavailable')
      }
    }
  }

  return {
    async orderNative({ productId }, { userId }) {
      const pay = await openPay(userId)
      const { row, reference } = await order(pay, { userId, productId, channel: 'native', openId: null })
      return {
        wxPayQrCode: reference,
        tradeNo: row.id,
        price: row.price_fen,
        expiresAt: row.expires_at,
      }
    },

    async orderJsapi({ productId, authState, authCode }, { userId }) {
      const pay = await openPay(userId)
      const openId = await payerOf(parts, pay, { userId, state: authState, code: authCode })
      const { row, reference } = await order(pay, { userId, productId, channel: 'jsapi', openId })
      return { tradeNo: row.id, price: row.price_fen, ...pay.bridgeCall(reference) }
    },

    checkNative: (check, { userId }) => checkOrder(parts, { ...check, userId, channel: 'native' }),
    checkJsapi: (check, { userId }) => checkOrder(parts, { ...check, userId, channel: 'jsapi' }),

    async listOrders(_, { userId }) {
      return (await listOrdersOf(db, userId, listedMost)).map(toSummary)
    },

    async readOrder({ tradeNo }, { userId }) {
      const row = await findOrder(db, tradeNo)
      if (row?.user_id !== userId) throw new Refusal(Codes.notFound, 'orderGone')
      return toDetails(row, clock())
    },
  }
}

export function toSummary(row: OrderRow): OrderSummary {
  return {
    tradeNo: row.id,
    productId: row.product_id as PaidPlanId,
    price: row.price_fen,
    channel: row.channel,
    state: row.state,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    simulated: row.simulated === 1,
  }
}

function toDetails(row: OrderRow, now: number): OrderDetails {
  const payable = row.channel === 'native' && row.state === 'created' && !row.replaced
  return {
    ...toSummary(row),
    wxPayQrCode: payable && !isExpired(row.expires_at, now) ? row.pay_reference : null,
    expiresAt: row.expires_at,
  }
}
