import { describeError } from '#telemetry/describe-error'
import { listOpenOrders } from './orders.queries'
import type { Dependencies } from '../dependencies'
import { syncOrderWithProvider } from './sync-order-with-provider'
import { claimQuery } from './check-order'
import { reconcileRefunds } from './refunds/reconcile-refunds'

const MINUTE_MS = 60_000
/** How long notifications may take to arrive. */
const gracePeriodMs = 2 * MINUTE_MS
const requeryAfterMs = MINUTE_MS
const batchSize = 50
const reconcileIntervalMs = 30_000

/**
 * Queries open orders whose notification did not arrive, and closes expired ones. @returns how many were
 * queried.
 */
export async function reconcileOrders(deps: Dependencies): Promise<number> {
  const { db, clock, pay, log } = deps
  if (!pay) return 0
  const now = clock()
  const due = await listOpenOrders(db, {
    simulated: pay.simulated ? 1 : 0,
    createdBefore: now - gracePeriodMs,
    queriedBefore: now - requeryAfterMs,
    now,
    limit: batchSize,
  })
  for (const order of due)
    try {
      if (await claimQuery(deps, order.id)) await syncOrderWithProvider(deps, pay, order)
    } catch (error) {
      // A failing order must not stop the others; it is retried in the next run.
      log.warn({ tradeNo: order.id, error: describeError(error) }, 'an open order could not be asked about')
    }
  return due.length
}

/**
 * Reconciles orders and refunds periodically. @returns a function that stops it and waits for a running
 * reconciliation.
 */
export function startReconciliation(deps: Dependencies): () => Promise<void> {
  let reconciliation: Promise<unknown> = Promise.resolve()
  let stopped = false
  let timer: NodeJS.Timeout
  function runReconciliation() {
    reconciliation = Promise.all([reconcileOrders(deps), reconcileRefunds(deps)])
      .catch((error: unknown) => deps.log.error({ error: describeError(error) }, 'sweeping orders failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(runReconciliation, reconcileIntervalMs).unref()
      })
  }
  runReconciliation()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await reconciliation
  }
}
