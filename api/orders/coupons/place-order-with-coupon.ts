import { fieldError } from '#contract/validation/field-error-codes'
import { describeError } from '#telemetry/describe-error'
import type { OrderRow } from '../../db/schema/order-tables'
import type { Dependencies } from '../../dependencies'
import { PayFailure, type PayProvider } from '../../gateways/pay/pay-provider'
import { ApiError } from '../../http/api-error'
import { placeOrder, type OrderInput } from '../place-order'
import { syncOrderWithProvider } from '../sync-order-with-provider'
import { listOrdersHolding } from './coupons.queries'

/** As placeOrder. An own unpaid order that holds the coupon, for another plan say, is closed where WeChat allows it already. */
export async function placeOrderWithCoupon(
  deps: Dependencies,
  pay: PayProvider,
  input: OrderInput,
): Promise<OrderRow> {
  try {
    return await placeOrder(deps, pay, input)
  } catch (error) {
    const { couponId, userId } = input
    if (couponId === undefined || !isCouponHeld(error)) throw error
    for (const order of await listOrdersHolding(deps.db, { couponId, userId }))
      await closeReplaced(deps, pay, order)
    return placeOrder(deps, pay, input)
  }
}

function isCouponHeld(error: unknown): boolean {
  return error instanceof ApiError && error.details.fields?.coupon === fieldError('couponHeld')
}

/** At the provider first, so that it cannot be paid afterwards. */
async function closeReplaced(deps: Dependencies, pay: PayProvider, order: OrderRow): Promise<void> {
  try {
    await syncOrderWithProvider(deps, pay, { ...order, replaced: 1 })
  } catch (error) {
    if (!(error instanceof PayFailure)) throw error
    deps.log.warn({ tradeNo: order.id, error: describeError(error) }, 'an order could not be closed')
  }
}
