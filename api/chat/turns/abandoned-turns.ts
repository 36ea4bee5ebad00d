import { describeError } from '#telemetry/describe-error'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import { endTurnUncharged, listRunningTurns } from './chat-turns.queries'
import type { Db } from '../../db/schema/tables'
import type { Dependencies } from '../../dependencies'
import { isExpired } from '../../lifetimes'

/**
 * How long a turn counts as running after its process last renewed it. It is renewed every second, so the
 * lease survives many seconds of trouble.
 */
export const leaseMs = 60_000
const checkIntervalMs = 30_000
const batchSize = 50

/**
 * Fails a running turn whose process is gone, without charging it. For use in a transaction. @returns whether
 * it did.
 */
export async function failIfAbandoned(db: Db, turn: ChatTurnRow, now: number): Promise<boolean> {
  if (!isExpired(turn.alive_until, now)) return false
  const ended = await endTurnUncharged(db, turn.id, { state: 'failed', problem: 'lost', ended_at: now })
  return ended !== undefined
}

/** @returns how many turns were abandoned. */
export async function failAbandonedTurns({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<number> {
  let failed = 0
  for (const turn of await listRunningTurns(db, { expiredAt: clock(), limit: batchSize }))
    if (await db.transaction().execute((trx) => failIfAbandoned(trx, turn, clock()))) failed++
  return failed
}

/** Fails abandoned turns periodically. @returns a function that stops it and waits for a running check. */
export function startAbandonedTurnCheck(deps: Dependencies): () => Promise<void> {
  let check: Promise<unknown> = Promise.resolve()
  function runCheck() {
    check = failAbandonedTurns(deps).catch((error: unknown) =>
      deps.log.error({ error: describeError(error) }, 'looking for lost answers failed'),
    )
  }
  runCheck()
  const timer = setInterval(runCheck, checkIntervalMs).unref()
  return async () => {
    clearInterval(timer)
    await check
  }
}
