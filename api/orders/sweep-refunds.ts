import { describeError } from '#telemetry/describe-error'
import { findOrder } from '../db/orders'
import { listOpenRefunds } from '../db/refunds'
import type { Parts } from '../parts'
import { followRefund } from './refund'

const askAgainMs = 60_000
const atOnce = 20

/** Asks about refunds whose notification did not come. @returns how many were asked about. */
export async function sweepRefunds({ db, clock, pay, log }: Parts): Promise<number> {
  if (!pay) return 0
  const now = clock()
  const simulated = pay.simulated ? 1 : 0
  const due = await listOpenRefunds(db, { simulated, askedUntil: now - askAgainMs, now, most: atOnce })
  for (const refund of due)
    try {
      const order = await findOrder(db, refund.order_id)
      if (order) await followRefund({ db, clock, log }, pay, refund, order)
    } catch (error) {
      log.warn({ refundNo: refund.id, error: describeError(error) }, 'a refund could not be asked about')
    }
  return due.length
}
