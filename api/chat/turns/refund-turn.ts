import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatFailure } from '#contract/chat/chat-constants'
import { describeError } from '#telemetry/describe-error'
import { endTurnUncharged } from './chat-turns.queries'
import type { Dependencies } from '../../dependencies'
import type { RunningAnswer } from './running-answers'

/** Long enough for a database to restart. */
const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000]

/** @param problem null for a turn that its user stopped before any text */
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

/**
 * refundTurn with retries while the database is unavailable. Never throws: in the end the abandoned-turn
 * check refunds it.
 */
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
      // A process that shuts down has no time to retry.
      if (delayMs === undefined || run.stopReason === 'lost') {
        deps.log.error({ turnId: id, error: describeError(error) }, 'an answer could not be ended')
        return
      }
      await sleep(delayMs)
    }
}
