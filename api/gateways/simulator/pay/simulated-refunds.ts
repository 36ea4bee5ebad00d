import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../dependencies'
import type { SimulatedOrder, SimulatedRefund } from './simulated-order'
import type { PayState } from './pay-state'

type RefundInput = Pick<SimulatedRefund, 'outRefundNo' | 'fen' | 'asked' | 'notifyUrl'>
export type PlacedRefund = { order: SimulatedOrder; refund: SimulatedRefund }

/** Places a refund, at most of what was paid. Idempotent for the same number and values. */
export function placeRefund(
  payState: PayState,
  clock: Clock,
  outTradeNo: string,
  asked: RefundInput,
): PlacedRefund | 'RESOURCE_NOT_EXISTS' | 'INVALID_REQUEST' {
  const existing = findRefund(payState, asked.outRefundNo)
  if (existing) return existing.refund.asked === asked.asked ? existing : 'INVALID_REQUEST'
  const order = payState.find(outTradeNo)
  if (!order) return 'RESOURCE_NOT_EXISTS'
  const refundedFen = order.refunds.reduce((sum, { fen }) => sum + fen, 0)
  if (order.paidAt === null || refundedFen + asked.fen > order.total) return 'INVALID_REQUEST'
  const refund: SimulatedRefund = {
    ...asked,
    refundId: `50300${randomBytes(12).toString('hex')}`.slice(0, 28),
    createdAt: clock(),
    state: 'PROCESSING',
    doneAt: null,
  }
  payState.change(order, { state: 'REFUND', refunds: [...order.refunds, refund] })
  return { order, refund }
}

export function findRefund(payState: PayState, outRefundNo: string): PlacedRefund | undefined {
  for (const order of payState.all()) {
    const refund = order.refunds.find((one) => one.outRefundNo === outRefundNo)
    if (refund) return { order, refund }
  }
  return undefined
}

/** Marks a refund as received by the payer's bank. @returns whether this call did it. */
export function finishRefund(payState: PayState, clock: Clock, { order, refund }: PlacedRefund): boolean {
  if (refund.state === 'SUCCESS') return false
  Object.assign(refund, { state: 'SUCCESS', doneAt: clock() } satisfies Partial<SimulatedRefund>)
  payState.change(order, {})
  return true
}
