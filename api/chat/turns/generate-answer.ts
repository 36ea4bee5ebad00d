import { ChatLimits, type ChatFailure } from '#contract/chat/chat-constants'
import { describeError } from '#telemetry/describe-error'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import { updateRunningTurn, settleTurn } from './chat-turns.queries'
import { AiFailure, type AiMessage, type AiProvider } from '../../gateways/ai/ai-provider'
import type { Dependencies } from '../../dependencies'
import type { RunningAnswer } from './running-answers'
import { createChunkCleaner } from './clean-chunks'
import { refundTurn, refundTurnWithRetry } from './refund-turn'
import { leaseMs } from './abandoned-turns'

export const saveIntervalMs = 1_000

type AnswerInput = {
  turn: ChatTurnRow
  /**
   * Called only after the answer is reserved: if it throws, the reservation is released like after any other
   * failure.
   */
  messages: () => Promise<readonly AiMessage[]>
  ai: AiProvider
}
type Outcome = { problem: ChatFailure | null; tokensIn: number | null; tokensOut: number | null }

/**
 * Generates an answer to its end even if the reader disconnects, because it is charged. No text is shown
 * before it is charged, and an answer that ends incomplete is refunded, unless its user stopped it.
 */
export async function generateAnswer(
  deps: Dependencies,
  run: RunningAnswer,
  input: AnswerInput,
): Promise<void> {
  const { turn } = input
  const { db, clock, log } = deps
  const saveTimer = setInterval(() => void keepAlive(deps, run, turn.id), saveIntervalMs)
  try {
    const outcome = await consumeStream(deps, run, input)
    const ended = { answer: run.text, ended_at: clock(), problem: outcome.problem }
    const usage = { tokens_in: outcome.tokensIn, tokens_out: outcome.tokensOut }
    const state = run.stopReason ? 'stopped' : 'done'
    if (run.stopReason === 'lost') await refundTurn(deps, run, turn.id, 'lost')
    else if (run.text === '') await refundTurn(deps, run, turn.id, null)
    else await updateRunningTurn(db, turn.id, { ...ended, ...usage, state })
  } catch (error) {
    const kind = error instanceof AiFailure ? error.kind : 'lost'
    log.warn({ turnId: turn.id, kind, error: describeError(error) }, 'an answer failed')
    await refundTurnWithRetry(deps, run, turn.id, kind)
  } finally {
    clearInterval(saveTimer)
  }
}

async function consumeStream(
  { db, clock }: Dependencies,
  run: RunningAnswer,
  { turn, messages, ai }: AnswerInput,
): Promise<Outcome> {
  const outcome: Outcome = { problem: null, tokensIn: null, tokensOut: null }
  const cleanChunk = createChunkCleaner()
  const readAbort = new AbortController()
  const signal = AbortSignal.any([run.signal, readAbort.signal])
  let remainingChars: number = ChatLimits.answer
  for await (const chunk of ai.answer({ messages: await messages(), signal })) {
    if ('tokensIn' in chunk) Object.assign(outcome, chunk)
    else if ('end' in chunk) {
      if (chunk.end === 'filtered') throw new AiFailure('filtered', 'the filter ended the answer')
      if (chunk.end === 'length') outcome.problem = 'long'
    } else if (remainingChars > 0) {
      const text = cleanChunk(chunk.text).slice(0, remainingChars)
      if (text === '') continue
      if (run.text === '' && !(await settleTurn(db, turn.id, clock()))) {
        run.stop('user')
        break
      }
      if (run.signal.aborted) break
      remainingChars -= text.length
      run.append(text)
    }
    if (remainingChars <= 0) {
      outcome.problem = 'long'
      readAbort.abort()
      break
    }
  }
  if (run.text === '' && !run.signal.aborted) throw new AiFailure('malformed', 'an answer without text')
  return outcome
}

/**
 * Renews the lease, stores the text so far, and stops the run when asked to: the request may have reached
 * another process.
 */
export async function keepAlive(
  { db, clock, log }: Dependencies,
  run: RunningAnswer,
  id: string,
): Promise<void> {
  try {
    const turnNow = await updateRunningTurn(db, id, { answer: run.text, alive_until: clock() + leaseMs })
    if (!turnNow && !run.isEnded) run.stop('lost')
    else if (turnNow?.stop_asked === 1) run.stop('user')
  } catch (error) {
    log.warn({ turnId: id, error: describeError(error) }, 'a running answer could not be kept')
  }
}
