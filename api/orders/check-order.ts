import { Codes } from '#contract/codes'
import type { PayChannel } from '#contract/order'
import { describeError } from '#telemetry/describe-error'
import { claimOrder, findOrder } from '../db/orders'
import type { OrderRow } from '../db/order-tables'
import { PayFailure } from '../gateways/pay/pay-provider'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { followProvider } from './ask-provider'

/** The provider is asked about one order no more often. */
export const askEveryMs = 2_000

type Check = { userId: string; productId: string; tradeNo: string; channel: PayChannel }

/**
 * Whether an order was paid and given, as our own ledger has it; the provider is asked first, unless somebody just did.
 * @throws Refusal -8001 for nobody's order, -8002 with the reason when it is not paid, -8005 when the provider does not answer.
 */
export async function checkOrder(parts: Parts, check: Check): Promise<true> {
  const order = await ownOrder(parts, check)
  const found = order.state === 'created' ? await askOnce(parts, order) : undefined
  if (found === 'wrong') throw new Refusal(Codes.conflict, 'paymentWrong')
  const { state } = await ownOrder(parts, check)
  if (state === 'granted') return true
  if (state === 'refunded') throw new Refusal(Codes.conflict, 'orderRefunded')
  if (state === 'closed') throw new Refusal(Codes.conflict, 'orderClosed')
  throw new Refusal(Codes.conflict, 'notPaidYet')
}

async function ownOrder({ db }: Parts, { userId, productId, tradeNo, channel }: Check): Promise<OrderRow> {
  const order = await findOrder(db, tradeNo)
  const own = order?.user_id === userId && order.product_id === productId && order.channel === channel
  if (!own) throw new Refusal(Codes.notFound, 'orderGone')
  return order
}

/** Checks of one order that come while the provider is asked wait for that answer. */
const underWay = new WeakMap<Parts['db'], Map<string, ReturnType<typeof ask>>>()

async function askOnce(parts: Parts, order: OrderRow): ReturnType<typeof ask> {
  const asks = underWay.get(parts.db) ?? new Map<string, ReturnType<typeof ask>>()
  underWay.set(parts.db, asks)
  const asked = asks.get(order.id) ?? ask(parts, order).finally(() => asks.delete(order.id))
  asks.set(order.id, asked)
  return asked
}

async function ask(parts: Parts, order: OrderRow): Promise<'wrong' | undefined> {
  const { pay, log } = parts
  if (!pay || order.simulated !== (pay.simulated ? 1 : 0)) return undefined
  if (!(await mayAsk(parts, order.id))) return undefined
  try {
    return await followProvider(parts, pay, order)
  } catch (error) {
    if (!(error instanceof PayFailure)) throw error
    log.warn({ tradeNo: order.id, error: describeError(error) }, 'an order could not be checked')
    throw new Refusal(Codes.providerUnavailable, 'payUnavailable')
  }
}

/** Takes the right to ask the provider about an order, if nobody has it. */
export function mayAsk({ db, clock }: Parts, id: string): Promise<boolean> {
  return claimOrder(db, id, { column: 'asked_at', now: clock(), everyMs: askEveryMs })
}
