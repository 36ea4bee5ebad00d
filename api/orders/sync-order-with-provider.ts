import type { OrderRow } from '../db/schema/order-tables'
import { PayFailure, type PayProvider } from '../gateways/pay/pay-provider'
import type { Dependencies } from '../dependencies'
import { shouldCloseOrder } from './order-lifetime'
import { closeOrder, markOrderRefunded, settlePayment } from './settle-payment'

/**
 * Queries the state of an open order and applies it; closes an expired order.
 * @returns `wrong` when the payment does not match the order. @throws PayFailure
 */
export async function syncOrderWithProvider(
  deps: Dependencies,
  pay: PayProvider,
  order: OrderRow,
): Promise<'wrong' | undefined> {
  const status = await pay.query(order.id)
  if (status.is === 'paid')
    return (await settlePayment(deps, status.payment)) === 'wrong' ? 'wrong' : undefined
  if (status.is === 'refunded') await markOrderRefunded(deps, order.id)
  else if (status.is === 'closed') await closeOrder(deps, order.id)
  else if (shouldCloseOrder(order, deps.clock())) await closeAtProviderAndHere(deps, pay, order.id, status.is)
  return undefined
}

/**
 * Closes at the provider first, so that only an order that cannot be paid any more is closed here. A payment
 * in between is settled.
 */
async function closeAtProviderAndHere(
  deps: Dependencies,
  pay: PayProvider,
  id: string,
  status: 'open' | 'unknown',
): Promise<void> {
  try {
    if (status === 'open') await pay.close(id)
  } catch (error) {
    if (!(error instanceof PayFailure)) throw error
    if (error.kind === 'paid') return settleLatePayment(deps, pay, id)
    if (error.kind !== 'unknown') throw error
  }
  await closeOrder(deps, id)
}

async function settleLatePayment(deps: Dependencies, pay: PayProvider, id: string): Promise<void> {
  const status = await pay.query(id)
  if (status.is === 'paid') await settlePayment(deps, status.payment)
}
