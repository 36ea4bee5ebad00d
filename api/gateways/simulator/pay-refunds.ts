import { randomBytes } from 'node:crypto'
import type { Clock } from '../../parts'
import type { SimulatedOrder, SimulatedRefund } from './pay-order'
import type { PayWorld } from './pay-world'

type Asked = Pick<SimulatedRefund, 'outRefundNo' | 'fen' | 'asked' | 'notifyUrl'>
export type KnownRefund = { order: SimulatedOrder; refund: SimulatedRefund }

/** Gives money back, at most what was paid. The same number with the same values is the same refund. */
export function placeRefund(
  world: PayWorld,
  clock: Clock,
  outTradeNo: string,
  asked: Asked,
): KnownRefund | 'RESOURCE_NOT_EXISTS' | 'INVALID_REQUEST' {
  const known = findRefund(world, asked.outRefundNo)
  if (known) return known.refund.asked === asked.asked ? known : 'INVALID_REQUEST'
  const order = world.find(outTradeNo)
  if (!order) return 'RESOURCE_NOT_EXISTS'
  const given = order.refunds.reduce((sum, { fen }) => sum + fen, 0)
  if (order.paidAt === null || given + asked.fen > order.total) return 'INVALID_REQUEST'
  const refund: SimulatedRefund = {
    ...asked,
    refundId: `50300${randomBytes(12).toString('hex')}`.slice(0, 28),
    createdAt: clock(),
    state: 'PROCESSING',
    doneAt: null,
  }
  world.change(order, { state: 'REFUND', refunds: [...order.refunds, refund] })
  return { order, refund }
}

export function findRefund(world: PayWorld, outRefundNo: string): KnownRefund | undefined {
  for (const order of world.all()) {
    const refund = order.refunds.find((one) => one.outRefundNo === outRefundNo)
    if (refund) return { order, refund }
  }
  return undefined
}

/** The payer's bank has it. @returns whether it had not before. */
export function finishRefund(world: PayWorld, clock: Clock, { order, refund }: KnownRefund): boolean {
  if (refund.state === 'SUCCESS') return false
  Object.assign(refund, { state: 'SUCCESS', doneAt: clock() } satisfies Partial<SimulatedRefund>)
  world.change(order, {})
  return true
}
