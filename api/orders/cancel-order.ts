import { ApiCodes } from '#contract/http/api-codes'
import type { OrderState } from '#contract/billing/order'
import { describeError } from '#telemetry/describe-error'
import type { OrderRow } from '../db/schema/order-tables'
import { runTransaction } from '../db/transaction-retry'
import type { Dependencies } from '../dependencies'
import { PayFailure } from '../gateways/pay/pay-provider'
import { ApiError } from '../http/api-error'
import { findOrder, updateOrder } from './orders.queries'
import { lockOrderAndOwner } from './settle-payment'
import { syncOrderWithProvider } from './sync-order-with-provider'

/**
 * Cancels an unpaid order for its owner: from now on it is not offered, and it is closed at the provider as soon as that
 * allows it, at once or by the reconciliation. Idempotent. A payment that was made before it is closed there is granted like any other.
 * @returns `created` while the provider still has it open. @throws ApiError -8001 for an unknown order or another user's; -8002
 * for one that is paid, or turns out to be.
 */
export async function cancelOrder(
  deps: Dependencies,
  { userId, tradeNo }: { userId: string; tradeNo: string },
): Promise<OrderState> {
  const { db, clock } = deps
  const order = await runTransaction(db, async (trx) => {
    // With its owner, so that no new purchase takes it up at this moment.
    const row = await lockOrderAndOwner(trx, tradeNo)
    if (row?.user_id !== userId) throw new ApiError(ApiCodes.notFound, 'orderGone')
    if (row.state !== 'created' || row.replaced === 1) return row
    await updateOrder(trx, tradeNo, { replaced: 1, changed_at: clock() })
    return { ...row, replaced: 1 }
  })
  const result = order.state === 'created' ? await closeWherePossible(deps, order) : undefined
  if (result === 'wrong') throw new ApiError(ApiCodes.conflict, 'paymentWrong')
  const { state = order.state } = (await findOrder(db, tradeNo)) ?? {}
  if (state === 'paid' || state === 'granted') throw new ApiError(ApiCodes.conflict, 'cancelPaid')
  if (state === 'refunded') throw new ApiError(ApiCodes.conflict, 'orderRefunded')
  return state
}

/** A provider that does not answer keeps nobody from cancelling: the reconciliation asks it again. */
async function closeWherePossible(deps: Dependencies, order: OrderRow): Promise<'wrong' | undefined> {
  const { pay, log } = deps
  if (!pay || order.simulated !== (pay.simulated ? 1 : 0)) return undefined
  try {
    return await syncOrderWithProvider(deps, pay, order)
  } catch (error) {
    if (!(error instanceof PayFailure)) throw error
    log.warn({ tradeNo: order.id, error: describeError(error) }, 'a cancelled order could not be closed yet')
    return undefined
  }
}
