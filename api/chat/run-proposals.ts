import { ChatLimits, type ChatProblem } from '#contract/chat-words'
import type { AskableField } from '#contract/proposal-fields'
import type { Proposals } from '#contract/proposals'
import { readProposals } from '#contract/read-proposals'
import type { Resume } from '#contract/resume'
import { describeError } from '#telemetry/describe-error'
import type { ChatTurnRow } from '../db/chat-tables'
import { endUncharged, settleWhole } from '../db/chat-turns'
import { AiFailure, type AiMessage, type AiProvider } from '../gateways/ai/ai-provider'
import type { Parts } from '../parts'
import type { ChatRun } from './chat-runs'
import { endForNothing, endWhateverComes } from './end-for-nothing'
import { proposalMark } from './proposal-messages'
import { keepAlive, saveEveryMs } from './run-answer'

export type Proposing = {
  turn: ChatTurnRow
  /** As it was when it was asked about. */
  resume: Resume
  asked: readonly AskableField[]
  messages: readonly AiMessage[]
  ai: AiProvider
}
type Used = { tokens_in: number | null; tokens_out: number | null }

/**
 * Hears a whole answer, reads it, and settles it only then: half a proposal, or none that the resume could take, is worth
 * nothing and takes nothing. What was no proposal is not kept either.
 */
export async function runProposals(parts: Parts, run: ChatRun, proposing: Proposing): Promise<void> {
  const { db, clock, log } = parts
  const { id } = proposing.turn
  const saving = setInterval(() => void keepAlive(parts, run, id), saveEveryMs)
  const nothing = (problem: ChatProblem | null) => endForNothing(parts, run, id, problem)
  try {
    const { said, ...used } = await hear(run, proposing)
    if (run.stopped) return void (await nothing(run.stopped === 'lost' ? 'lost' : null))
    const read = proposalsOf(said, proposing)
    const change = { answer: JSON.stringify(read), ...used }
    if (read.proposals.length > 0) {
      if (!(await settleWhole(db, id, { ...change, now: clock() }))) await nothing(null)
      return
    }
    await db
      .transaction()
      .execute((trx) => endUncharged(trx, id, { ...change, state: 'done', ended_at: clock() }))
  } catch (error) {
    const kind = error instanceof AiFailure ? error.kind : 'lost'
    log.warn({ turnId: id, kind, error: describeError(error) }, 'proposals failed')
    await endWhateverComes(parts, run, id, kind === 'malformed' && isLong(error) ? 'long' : kind)
  } finally {
    clearInterval(saving)
  }
}

/** @throws AiFailure when it is no answer to what was asked. */
function proposalsOf(said: string, { turn, asked, resume }: Proposing): Proposals {
  if (said.includes(proposalMark(turn.id))) throw new AiFailure('malformed', 'it repeats what it was told')
  const read = readProposals(said, asked, resume)
  if (!read) throw new AiFailure('malformed', 'the answer holds no proposals')
  // Nothing to change is an answer; nothing but what nobody could take is none.
  if (read.proposals.length === 0 && read.refused > 0)
    throw new AiFailure('malformed', 'the resume could take none of it')
  return read
}

class TooLong extends AiFailure {
  constructor() {
    super('malformed', 'the answer reached the greatest length')
  }
}
const isLong = (error: unknown) => error instanceof TooLong

async function hear(run: ChatRun, { messages, ai }: Proposing): Promise<{ said: string } & Used> {
  const used: Used = { tokens_in: null, tokens_out: null }
  const reading = new AbortController()
  let said = ''
  for await (const piece of ai.answer({ messages, signal: AbortSignal.any([run.signal, reading.signal]) })) {
    if ('tokensIn' in piece) Object.assign(used, { tokens_in: piece.tokensIn, tokens_out: piece.tokensOut })
    else if ('text' in piece) said += piece.text
    else if (piece.end === 'filtered') throw new AiFailure('filtered', 'the filter ended the answer')
    else if (piece.end === 'length') throw new TooLong()
    if (said.length > ChatLimits.answer) {
      reading.abort()
      throw new TooLong()
    }
  }
  return { said, ...used }
}
