import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { OrderNumber, type AdminOrder } from '#contract/admin'
import type { RefundIntent } from './refund.form'

export type OrderDesk = {
  /** What was typed, as it was typed. */
  number: string
  order: AdminOrder | undefined
  /** Why there is no order, in a sentence; undefined when nothing was asked. */
  problem: { said: string | undefined } | undefined
  /** The step before money goes back. */
  confirming: boolean
}

/** The order an admin looks for by its number, and whether they are about to give its money back. */
export async function loadOrderDesk(upstream: Upstream, query: URLSearchParams): Promise<OrderDesk> {
  const number = query.get('number')?.trim() ?? ''
  const desk = { number, order: undefined, problem: undefined, confirming: false }
  if (!query.has('number')) return desk
  if (!OrderNumber.safeParse(number).success) return { ...desk, problem: { said: undefined } }
  try {
    const order = await upstream.call('findOrderAsAdmin', { number })
    return { ...desk, order, confirming: query.has('refund') && order.refundableFen > 0 }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return { ...desk, problem: { said: error.message } }
  }
}

/** @returns why it did not go, in a sentence; undefined when it did. */
export async function doRefund(upstream: Upstream, wish: RefundIntent): Promise<string | undefined> {
  const { tradeNo } = wish
  try {
    if (wish.intent === 'follow') await upstream.call('followRefund', { tradeNo })
    else if (wish.intent === 'record')
      await upstream.call('recordRefund', { tradeNo, refundNo: wish.refundNo })
    else await upstream.call('refundOrder', { tradeNo, reason: wish.reason })
    return undefined
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return error.message
  }
}
