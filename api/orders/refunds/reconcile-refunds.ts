import { describeError } from '#telemetry/describe-error'
import { findOrder } from '../orders.queries'
import { listOpenRefunds } from './refunds.queries'
import type { Dependencies } from '../../dependencies'
import { refundQueryIntervalMs, syncRefundWithProvider } from './request-refund'

const batchSize = 20

/** Queries refunds whose notification did not arrive. @returns how many were queried. */
export async function reconcileRefunds({ db, clock, pay, log }: Dependencies): Promise<number> {
  if (!pay) return 0
  const now = clock()
  const simulated = pay.simulated ? 1 : 0
  const due = await listOpenRefunds(db, {
    simulated,
    queriedBefore: now - refundQueryIntervalMs,
    now,
    limit: batchSize,
  })
  for (const refund of due)
    try {
      const order = await findOrder(db, refund.order_id)
      if (order) await syncRefundWithProvider({ db, clock, log }, pay, refund, order)
    } catch (error) {
      log.warn({ refundNo: refund.id, error: describeError(error) }, 'a refund could not be asked about')
    }
  return due.length
}
