import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatFailure } from '#contract/chat/chat-constants'
import { describeError } from '#telemetry/describe-error'
import { endTurnUncharged } from './chat-turns.queries'
import type { Dependencies } from '../../dependencies'
import type { RunningAnswer } from './running-answers'

/** A database that restarts is back within these. */
const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000]

/** @param problem null for one that its person stopped before any text */
export function refundTurn(
  { db, clock }: Dependencies,
  run: RunningAnswer,
  id: string,
  problem: ChatFailure | null,
) {
  const state = problem === null ? 'stopped' : 'failed'
  const change = { answer: run.text, state, problem, ended_at: clock() } as const
  return db.transaction().execute((trx) => endTurnUncharged(trx, id, change))
}

/** The same, again and again while the database cannot be asked. Never throws: at last the sweeper gives back what it took. */
export async function refundTurnWithRetry(
  deps: Dependencies,
  run: RunningAnswer,
  id: string,
  problem: ChatFailure,
): Promise<void> {
  for (let attempt = 0; ; attempt++)
    try {
      return void (await refundTurn(deps, run, id, problem))
    } catch (error) {
      const delayMs = retryDelaysMs[attempt]
      // A process that ends has no time for it.
      if (delayMs === undefined || run.stopReason === 'lost') {
        deps.log.error({ turnId: id, error: describeError(error) }, 'an answer could not be ended')
        return
      }
      await sleep(delayMs)
    }
}
