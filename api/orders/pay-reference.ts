import { setTimeout as sleep } from 'node:timers/promises'
import { Codes } from '#contract/codes'
import { describeError } from '#telemetry/describe-error'
import { changeOrder, claimOrder, findOrder, replaceOrder } from '../db/orders'
import type { OrderRow } from '../db/order-tables'
import { PayFailure, type PayProvider } from '../gateways/pay/pay-provider'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { followProvider } from './ask-provider'

/** Longer than the client waits for the provider. */
const claimLifeMs = 10_000
const looksEveryMs = 100
const looksMost = 80

/** The order is none any more: another one has to be made. */
export class OrderSpent extends Error {
  override name = 'OrderSpent'
}

/**
 * What an order is paid by: the QR code's text, or what names it to the bridge. Asked for once, whoever asks: a second
 * question would void the QR code somebody looks at already.
 * @throws OrderSpent; Refusal -8002 when it is paid, -8005 when the provider does not answer
 */
export async function payReference(parts: Parts, pay: PayProvider, { id }: OrderRow): Promise<string> {
  const { db, clock } = parts
  for (let looks = 0; looks < looksMost; looks++) {
    const order = await findOrder(db, id)
    if (order?.state !== 'created') throw new OrderSpent()
    if (order.pay_reference !== null) return order.pay_reference
    const claim = { column: 'reference_asked_at', now: clock(), everyMs: claimLifeMs } as const
    if (await claimOrder(db, id, claim)) return askForReference(parts, pay, order)
    await sleep(looksEveryMs)
  }
  throw new Refusal(Codes.providerUnavailable, 'payUnavailable')
}

async function askForReference(parts: Parts, pay: PayProvider, order: OrderRow): Promise<string> {
  try {
    const reference = await fromProvider(pay, order)
    await changeOrder(parts.db, order.id, { pay_reference: reference })
    return reference
  } catch (error) {
    await changeOrder(parts.db, order.id, { reference_asked_at: null })
    if (!(error instanceof PayFailure)) throw error
    throw await explained(parts, pay, order, error)
  }
}

function fromProvider(pay: PayProvider, order: OrderRow): Promise<string> {
  const { id: tradeNo, description, price_fen: fen, expires_at: expiresAt, open_id: openId } = order
  const purchase = { tradeNo, description, fen, expiresAt }
  return openId === null ? pay.native(purchase) : pay.jsapi({ ...purchase, openId })
}

async function explained(
  parts: Parts,
  pay: PayProvider,
  order: OrderRow,
  failure: PayFailure,
): Promise<Error> {
  const facts = { tradeNo: order.id, error: describeError(failure) }
  if (failure.kind === 'paid') {
    // Its notification is still on its way, or lost.
    const followed = followProvider(parts, pay, order)
    return followed.then(
      () => new Refusal(Codes.conflict, 'orderPaid'),
      () => new Refusal(Codes.providerUnavailable, 'payUnavailable'),
    )
  }
  if (failure.kind === 'taken') {
    await replaceOrder(parts.db, order.id)
    return new OrderSpent()
  }
  parts.log[failure.kind === 'unavailable' ? 'warn' : 'error'](
    facts,
    'an order could not be made at the provider',
  )
  return new Refusal(Codes.providerUnavailable, 'payUnavailable')
}
