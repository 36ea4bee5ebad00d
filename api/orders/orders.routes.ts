import { ApiCodes } from '#contract/http/api-codes'
import type { OrderDetails, OrderSummary } from '#contract/billing/order'
import type { PaidPlanId } from '#contract/billing/product'
import type { Handlers } from '../http/call-handler'
import type { AuthenticatedCaller } from '../http/caller'
import { findRequestStates, invoiceState } from './invoices/invoices.queries'
import { sumRefundsByOrder } from './refunds/refunds.queries'
import { findOrder, listUserOrders } from './orders.queries'
import type { OrderRow } from '../db/schema/order-tables'
import { placeOrderWithCoupon } from './coupons/place-order-with-coupon'
import { findTypedCoupon } from './coupons/use-coupon'
import { cancelOrder } from './cancel-order'
import { checkOrder } from './check-order'
import { resolvePayerOpenId } from './weixin-payer'
import { OrderNotPayable, getPaymentReference } from './payment-reference'
import { orderMonths } from './order-lifetime'
import type { OrderInput } from './place-order'
import type { PayProvider } from '../gateways/pay/pay-provider'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { consumeRateLimits } from '../rate-limits/enforce-rate-limits'
import { isExpired } from '../lifetimes'
import { orderLimits } from '../rate-limits/rate-limits'

const maxListed = 200
const maxAttempts = 3

export function orderRoutes(deps: Dependencies) {
  const { db, clock } = deps

  async function requirePayProvider(userId: string): Promise<PayProvider> {
    if (!deps.pay) throw new ApiError(ApiCodes.providerUnavailable, 'payOff')
    await consumeRateLimits(deps, orderLimits(userId))
    return deps.pay
  }

  /** The id of a typed coupon, if one was typed. */
  async function couponOf(code: string | undefined, caller: AuthenticatedCaller) {
    return code === undefined ? {} : { couponId: (await findTypedCoupon(deps, code, caller)).id }
  }

  async function order(pay: PayProvider, input: OrderInput): Promise<{ row: OrderRow; reference: string }> {
    for (let attempt = 1; ; attempt++) {
      const row = await placeOrderWithCoupon(deps, pay, input)
      try {
        return { row, reference: await getPaymentReference(deps, pay, row) }
      } catch (error) {
        if (!(error instanceof OrderNotPayable)) throw error
        if (attempt === maxAttempts) throw new ApiError(ApiCodes.providerUnavailable, 'payUnavailable')
      }
    }
  }

  return {
    async orderNative({ productId, months, coupon }, caller) {
      const { userId } = caller
      const pay = await requirePayProvider(userId)
      const chosen = { userId, productId, months, ...(await couponOf(coupon, caller)) }
      const { row, reference } = await order(pay, { ...chosen, channel: 'native', openId: null })
      return {
        wxPayQrCode: reference,
        tradeNo: row.id,
        price: row.price_fen,
        expiresAt: row.expires_at,
      }
    },

    async orderJsapi({ productId, months, coupon, authState, authCode }, caller) {
      const { userId } = caller
      const pay = await requirePayProvider(userId)
      const chosen = { userId, productId, months, ...(await couponOf(coupon, caller)) }
      const openId = await resolvePayerOpenId(deps, pay, { userId, state: authState, code: authCode })
      const { row, reference } = await order(pay, { ...chosen, channel: 'jsapi', openId })
      return { tradeNo: row.id, price: row.price_fen, ...pay.bridgeCall(reference) }
    },

    checkNative: (check, { userId }) => checkOrder(deps, { ...check, userId, channel: 'native' }),
    checkJsapi: (check, { userId }) => checkOrder(deps, { ...check, userId, channel: 'jsapi' }),

    async listOrders(_, { userId }) {
      const rows = await listUserOrders(db, userId, maxListed)
      const ids = rows.map(({ id }) => id)
      const refunded = await sumRefundsByOrder(db, ids)
      const requests = await findRequestStates(db, ids)
      return rows.map((row) => {
        const request = requests.get(row.id)
        return {
          ...toOrderSummary(row),
          expiresAt: row.expires_at,
          isPayable: isPayable(row, clock()),
          refundedFen: refunded.get(row.id) ?? 0,
          invoice: request ? invoiceState({ state: request }, row) : null,
        }
      })
    },

    async readOrder({ tradeNo }, { userId }) {
      const row = await findOrder(db, tradeNo)
      if (row?.user_id !== userId) throw new ApiError(ApiCodes.notFound, 'orderGone')
      return toOrderDetails(row, clock())
    },

    async cancelOrder({ tradeNo }, { userId }) {
      await consumeRateLimits(deps, orderLimits(userId))
      return { state: await cancelOrder(deps, { userId, tradeNo }) }
    },
  } satisfies Partial<Handlers>
}

export function toOrderSummary(row: OrderRow): OrderSummary {
  return {
    tradeNo: row.id,
    productId: row.product_id as PaidPlanId,
    months: orderMonths(row),
    price: row.price_fen,
    coupon: row.coupon_id === null ? null : { code: row.coupon_id, discount: row.discount_fen },
    channel: row.channel,
    state: row.state,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    simulated: row.simulated === 1,
  }
}

/** Whether an order is still offered for payment: not once it was replaced or cancelled, or is over. */
function isPayable({ state, replaced, expires_at }: OrderRow, now: number): boolean {
  return state === 'created' && replaced === 0 && !isExpired(expires_at, now)
}

function toOrderDetails(row: OrderRow, now: number): OrderDetails {
  return {
    ...toOrderSummary(row),
    wxPayQrCode: row.channel === 'native' && isPayable(row, now) ? row.pay_reference : null,
    expiresAt: row.expires_at,
  }
}
