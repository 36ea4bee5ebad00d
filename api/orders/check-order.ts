import { ApiCodes } from '#contract/http/api-codes'
import type { PaymentChannel } from '#contract/billing/payment-channel'
import { describeError } from '#telemetry/describe-error'
import { claimOrderQuery, findOrder } from './orders.queries'
import type { OrderRow } from '../db/schema/order-tables'
import { PayFailure } from '../gateways/pay/pay-provider'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { syncOrderWithProvider } from './sync-order-with-provider'

/** Minimum interval between two queries to the provider about one order. */
export const queryIntervalMs = 2_000

type OrderCheck = { userId: string; productId: string; tradeNo: string; channel: PaymentChannel }

/**
 * Whether an order is paid and granted according to our own ledger; asks the provider first, unless that
 * happened a moment ago.
 * @throws ApiError -8001 for an unknown order; -8002 with the reason when it is not paid; -8005 when the
 * provider does not answer.
 */
export async function checkOrder(deps: Dependencies, check: OrderCheck): Promise<true> {
  const order = await requireOwnOrder(deps, check)
  const result = order.state === 'created' ? await querySharedOnce(deps, order) : undefined
  if (result === 'wrong') throw new ApiError(ApiCodes.conflict, 'paymentWrong')
  const { state } = await requireOwnOrder(deps, check)
  if (state === 'granted') return true
  if (state === 'refunded') throw new ApiError(ApiCodes.conflict, 'orderRefunded')
  if (state === 'closed') throw new ApiError(ApiCodes.conflict, 'orderClosed')
  throw new ApiError(ApiCodes.conflict, 'notPaidYet')
}

async function requireOwnOrder({ db }: Dependencies, { userId, productId, tradeNo, channel }: OrderCheck) {
  const order = await findOrder(db, tradeNo)
  const isOwn = order?.user_id === userId && order.product_id === productId && order.channel === channel
  if (!isOwn) throw new ApiError(ApiCodes.notFound, 'orderGone')
  return order
}

/** Running queries: concurrent checks of one order share one query. */
const pendingQueries = new WeakMap<Dependencies['db'], Map<string, ReturnType<typeof queryProvider>>>()

async function querySharedOnce(deps: Dependencies, order: OrderRow): ReturnType<typeof queryProvider> {
  const pending = pendingQueries.get(deps.db) ?? new Map<string, ReturnType<typeof queryProvider>>()
  pendingQueries.set(deps.db, pending)
  const query = pending.get(order.id) ?? queryProvider(deps, order).finally(() => pending.delete(order.id))
  pending.set(order.id, query)
  return query
}

async function queryProvider(deps: Dependencies, order: OrderRow): Promise<'wrong' | undefined> {
  const { pay, log } = deps
  if (!pay || order.simulated !== (pay.simulated ? 1 : 0)) return undefined
  if (!(await claimQuery(deps, order.id))) return undefined
  try {
    return await syncOrderWithProvider(deps, pay, order)
  } catch (error) {
    if (!(error instanceof PayFailure)) throw error
    log.warn({ tradeNo: order.id, error: describeError(error) }, 'an order could not be checked')
    throw new ApiError(ApiCodes.providerUnavailable, 'payUnavailable')
  }
}

/** Claims the right to query the provider about an order, unless somebody has it. */
export function claimQuery({ db, clock }: Dependencies, id: string): Promise<boolean> {
  return claimOrderQuery(db, id, { column: 'asked_at', now: clock(), everyMs: queryIntervalMs })
}
