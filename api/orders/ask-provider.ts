import type { OrderRow } from '../db/order-tables'
import { PayFailure, type PayProvider } from '../gateways/pay/pay-provider'
import type { Parts } from '../parts'
import { isToBeClosed } from '../rules/order-offer'
import { closeOrder, refundOrder, settlePayment } from './settle'

/**
 * Asks how an open order stands and does what follows, closing it when its time is over.
 * @returns `wrong` when what was paid is not what the order asks for. @throws PayFailure
 */
export async function followProvider(
  parts: Parts,
  pay: PayProvider,
  order: OrderRow,
): Promise<'wrong' | undefined> {
  const standing = await pay.query(order.id)
  switch (standing.is) {
    case 'paid':
      return (await settlePayment(parts, standing.payment)) === 'wrong' ? 'wrong' : undefined
    case 'refunded':
      await refundOrder(parts, order.id)
      return undefined
    case 'closed':
      await closeOrder(parts, order.id)
      return undefined
    case 'unknown':
    case 'open':
      if (isToBeClosed(order, parts.clock())) await closeBoth(parts, pay, order.id, standing.is)
      return undefined
  }
}

/** There first: only what cannot be paid any more is closed here. Whoever paid in between is settled. */
async function closeBoth(
  parts: Parts,
  pay: PayProvider,
  id: string,
  standing: 'open' | 'unknown',
): Promise<void> {
  try {
    if (standing === 'open') await pay.close(id)
  } catch (error) {
    if (!(error instanceof PayFailure)) throw error
    if (error.kind === 'paid') return settleLate(parts, pay, id)
    if (error.kind !== 'unknown') throw error
  }
  await closeOrder(parts, id)
}

async function settleLate(parts: Parts, pay: PayProvider, id: string): Promise<void> {
  const standing = await pay.query(id)
  if (standing.is === 'paid') await settlePayment(parts, standing.payment)
}
