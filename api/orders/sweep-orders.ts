import { describeError } from '#telemetry/describe-error'
import { listOpenOrders } from '../db/orders'
import type { OrderRow } from '../db/order-tables'
import type { Parts } from '../parts'
import { followProvider } from './ask-provider'
import { mayAsk } from './check-order'
import { sweepRefunds } from './sweep-refunds'

const MINUTE_MS = 60_000
/** Notifications are given this long to come. */
const leaveAloneMs = 2 * MINUTE_MS
const askAgainMs = MINUTE_MS
const atOnce = 50
const sweepEveryMs = 30_000

/** Asks about open orders whose notification did not come, and closes those whose time is over. @returns how many were asked about. */
export async function sweepOrders(parts: Parts): Promise<number> {
  const { db, clock, pay, log } = parts
  if (!pay) return 0
  const now = clock()
  const due = await listOpenOrders(db, {
    simulated: pay.simulated ? 1 : 0,
    createdUntil: now - leaveAloneMs,
    askedUntil: now - askAgainMs,
    now,
    most: atOnce,
  })
  for (const order of due)
    try {
      await sweepOne(parts, order)
    } catch (error) {
      // The others are not its fault; its own turn comes again.
      log.warn({ tradeNo: order.id, error: describeError(error) }, 'an open order could not be asked about')
    }
  return due.length
}

async function sweepOne(parts: Parts, order: OrderRow): Promise<void> {
  if (parts.pay && (await mayAsk(parts, order.id))) await followProvider(parts, parts.pay, order)
}

/** Sweeps orders and refunds again and again. @returns stops it, waiting for a sweep under way. */
export function startSweepingOrders(parts: Parts): () => Promise<void> {
  let sweep: Promise<unknown> = Promise.resolve()
  let stopped = false
  let timer: NodeJS.Timeout
  function begin() {
    sweep = Promise.all([sweepOrders(parts), sweepRefunds(parts)])
      .catch((error: unknown) => parts.log.error({ error: describeError(error) }, 'sweeping orders failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(begin, sweepEveryMs).unref()
      })
  }
  begin()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await sweep
  }
}
