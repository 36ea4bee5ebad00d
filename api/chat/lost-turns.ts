import type { Kysely } from 'kysely'
import { describeError } from '#telemetry/describe-error'
import type { ChatTurnRow } from '../db/chat-tables'
import { endUncharged, listRunning } from '../db/chat-turns'
import type { Tables } from '../db/tables'
import type { Parts } from '../parts'
import { isExpired } from '../rules/lifetimes'

/** How long a turn counts as running after its process last said so. Said every second, so this is many seconds of trouble. */
export const leaseMs = 60_000
const sweepEveryMs = 30_000
const atOnce = 50

/** Ends a running turn whose process is gone: nothing is charged for it. For use in a transaction. */
export async function endIfLost(db: Kysely<Tables>, turn: ChatTurnRow, now: number): Promise<boolean> {
  if (!isExpired(turn.alive_until, now)) return false
  const ended = await endUncharged(db, turn.id, { state: 'failed', problem: 'lost', ended_at: now })
  return ended !== undefined
}

/** @returns how many were lost. */
export async function sweepTurns({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<number> {
  let lost = 0
  for (const turn of await listRunning(db, { deadAt: clock(), most: atOnce }))
    if (await db.transaction().execute((trx) => endIfLost(trx, turn, clock()))) lost++
  return lost
}

/** Looks for lost turns again and again. @returns stops it, waiting for a look under way. */
export function startSweepingTurns(parts: Parts): () => Promise<void> {
  let sweep: Promise<unknown> = Promise.resolve()
  function begin() {
    sweep = sweepTurns(parts).catch((error: unknown) =>
      parts.log.error({ error: describeError(error) }, 'looking for lost answers failed'),
    )
  }
  begin()
  const timer = setInterval(begin, sweepEveryMs).unref()
  return async () => {
    clearInterval(timer)
    await sweep
  }
}
