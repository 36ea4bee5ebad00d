import { setTimeout as sleep } from 'node:timers/promises'
import { ApiCodes } from '#contract/http/api-codes'
import { describeError } from '#telemetry/describe-error'
import { updateOrder, claimOrderQuery, findOrder, markOrderReplaced } from './orders.queries'
import type { OrderRow } from '../db/schema/order-tables'
import { PayFailure, type PayProvider } from '../gateways/pay/pay-provider'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { syncOrderWithProvider } from './sync-order-with-provider'

/** Longer than the client waits for the provider. */
const claimLifeMs = 10_000
const pollIntervalMs = 100
const maxPolls = 80

/** The order can no longer be paid: place another one. */
export class OrderNotPayable extends Error {
  override name = 'OrderNotPayable'
}

/**
 * The payment reference of an order: the QR code's text, or the prepay_id. Requested only once, over all
 * processes: a second request would invalidate a QR code that is already on screen.
 * @throws OrderNotPayable; ApiError -8002 when it is paid; -8005 when the provider does not answer.
 */
export async function getPaymentReference(
  deps: Dependencies,
  pay: PayProvider,
  { id }: OrderRow,
): Promise<string> {
  const { db, clock } = deps
  for (let polls = 0; polls < maxPolls; polls++) {
    const order = await findOrder(db, id)
    if (order?.state !== 'created') throw new OrderNotPayable()
    if (order.pay_reference !== null) return order.pay_reference
    const claim = { column: 'reference_asked_at', now: clock(), everyMs: claimLifeMs } as const
    if (await claimOrderQuery(db, id, claim)) return requestReference(deps, pay, order)
    await sleep(pollIntervalMs)
  }
  throw new ApiError(ApiCodes.providerUnavailable, 'payUnavailable')
}

async function requestReference(deps: Dependencies, pay: PayProvider, order: OrderRow): Promise<string> {
  try {
    const reference = await requestFromProvider(pay, order)
    await updateOrder(deps.db, order.id, { pay_reference: reference })
    return reference
  } catch (error) {
    await updateOrder(deps.db, order.id, { reference_asked_at: null })
    if (!(error instanceof PayFailure)) throw error
    throw await toOrderError(deps, pay, order, error)
  }
}

function requestFromProvider(pay: PayProvider, order: OrderRow): Promise<string> {
  const { id: tradeNo, description, price_fen: fen, expires_at: expiresAt, open_id: openId } = order
  const purchase = { tradeNo, description, fen, expiresAt }
  return openId === null ? pay.native(purchase) : pay.jsapi({ ...purchase, openId })
}

async function toOrderError(
  deps: Dependencies,
  pay: PayProvider,
  order: OrderRow,
  failure: PayFailure,
): Promise<Error> {
  if (failure.kind === 'paid') {
    // Its notification is still on its way, or lost.
    const sync = syncOrderWithProvider(deps, pay, order)
    return sync.then(
      () => new ApiError(ApiCodes.conflict, 'orderPaid'),
      () => new ApiError(ApiCodes.providerUnavailable, 'payUnavailable'),
    )
  }
  if (failure.kind === 'taken') {
    await markOrderReplaced(deps.db, order.id)
    return new OrderNotPayable()
  }
  deps.log[failure.kind === 'unavailable' ? 'warn' : 'error'](
    { tradeNo: order.id, error: describeError(failure) },
    'an order could not be made at the provider',
  )
  return new ApiError(ApiCodes.providerUnavailable, 'payUnavailable')
}
