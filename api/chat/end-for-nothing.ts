import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatProblem } from '#contract/chat-words'
import { describeError } from '#telemetry/describe-error'
import { endUncharged } from '../db/chat-turns'
import type { Parts } from '../parts'
import type { ChatRun } from './chat-runs'

/** A database that restarts is back within these. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000]

/** @param problem null for one that its person stopped before any text */
export function endForNothing({ db, clock }: Parts, run: ChatRun, id: string, problem: ChatProblem | null) {
  const state = problem === null ? 'stopped' : 'failed'
  const change = { answer: run.text, state, problem, ended_at: clock() } as const
  return db.transaction().execute((trx) => endUncharged(trx, id, change))
}

/** The same, again and again while the database cannot be asked. Never throws: at last the sweeper gives back what it took. */
export async function endWhateverComes(
  parts: Parts,
  run: ChatRun,
  id: string,
  problem: ChatProblem,
): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return void (await endForNothing(parts, run, id, problem))
    } catch (error) {
      const pauseMs = pausesMs[tries]
      // A process that ends has no time for it.
      if (pauseMs === undefined || run.stopped === 'lost') {
        parts.log.error({ turnId: id, error: describeError(error) }, 'an answer could not be ended')
        return
      }
      await sleep(pauseMs)
    }
}
