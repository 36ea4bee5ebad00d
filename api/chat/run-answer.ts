import { ChatLimits, type ChatProblem } from '#contract/chat-words'
import { describeError } from '#telemetry/describe-error'
import type { ChatTurnRow } from '../db/chat-tables'
import { changeRunning, settleTurn } from '../db/chat-turns'
import { AiFailure, type AiMessage, type AiProvider } from '../gateways/ai/ai-provider'
import type { Parts } from '../parts'
import type { ChatRun } from './chat-runs'
import { cleanPieces } from './clean-pieces'
import { endForNothing, endWhateverComes } from './end-for-nothing'
import { leaseMs } from './lost-turns'

export const saveEveryMs = 1_000

type Writing = {
  turn: ChatTurnRow
  /** Asked for once something is taken for the answer: what it throws is given back like all else. */
  messages: () => Promise<readonly AiMessage[]>
  ai: AiProvider
}
type Outcome = { problem: ChatProblem | null; tokensIn: number | null; tokensOut: number | null }

/**
 * Writes an answer to its end, whoever looks on: what somebody paid for is kept even when they leave. Nothing is shown before
 * it is settled, and whatever ends without being whole, but for the wish of its person, is given back.
 */
export async function runAnswer(parts: Parts, run: ChatRun, writing: Writing): Promise<void> {
  const { turn } = writing
  const { db, clock, log } = parts
  const saving = setInterval(() => void keepAlive(parts, run, turn.id), saveEveryMs)
  try {
    const outcome = await write(parts, run, writing)
    const ended = { answer: run.text, ended_at: clock(), problem: outcome.problem }
    const used = { tokens_in: outcome.tokensIn, tokens_out: outcome.tokensOut }
    const state = run.stopped ? 'stopped' : 'done'
    if (run.stopped === 'lost') await endForNothing(parts, run, turn.id, 'lost')
    else if (run.text === '') await endForNothing(parts, run, turn.id, null)
    else await changeRunning(db, turn.id, { ...ended, ...used, state })
  } catch (error) {
    const kind = error instanceof AiFailure ? error.kind : 'lost'
    log.warn({ turnId: turn.id, kind, error: describeError(error) }, 'an answer failed')
    await endWhateverComes(parts, run, turn.id, kind)
  } finally {
    clearInterval(saving)
  }
}

async function write({ db, clock }: Parts, run: ChatRun, { turn, messages, ai }: Writing): Promise<Outcome> {
  const outcome: Outcome = { problem: null, tokensIn: null, tokensOut: null }
  const clean = cleanPieces()
  const reading = new AbortController()
  const signal = AbortSignal.any([run.signal, reading.signal])
  let room: number = ChatLimits.answer
  for await (const piece of ai.answer({ messages: await messages(), signal })) {
    if ('tokensIn' in piece) Object.assign(outcome, piece)
    else if ('end' in piece) {
      if (piece.end === 'filtered') throw new AiFailure('filtered', 'the filter ended the answer')
      if (piece.end === 'length') outcome.problem = 'long'
    } else if (room > 0) {
      const text = clean(piece.text).slice(0, room)
      if (text === '') continue
      if (run.text === '' && !(await settleTurn(db, turn.id, clock()))) {
        run.stop('by its person')
        break
      }
      if (run.signal.aborted) break
      room -= text.length
      run.add(text)
    }
    if (room <= 0) {
      outcome.problem = 'long'
      reading.abort()
      break
    }
  }
  if (run.text === '' && !run.signal.aborted) throw new AiFailure('malformed', 'an answer without text')
  return outcome
}

/** Says that it goes on, keeps what there is, and hears whether it shall stop: the wish may have reached another process. */
export async function keepAlive({ db, clock, log }: Parts, run: ChatRun, id: string): Promise<void> {
  try {
    const kept = await changeRunning(db, id, { answer: run.text, alive_until: clock() + leaseMs })
    if (!kept && !run.ended) run.stop('lost')
    else if (kept?.stop_asked === 1) run.stop('by its person')
  } catch (error) {
    log.warn({ turnId: id, error: describeError(error) }, 'a running answer could not be kept')
  }
}
