import { ChatLimits, type ChatFailure } from '#contract/chat/chat-constants'
import type { RewritableField } from '#resume-model/rewrite-proposals/rewritable-fields'
import type { Proposals } from '#contract/chat/proposal'
import { parseProposals } from '#resume-model/rewrite-proposals/parse-proposals'
import type { Resume } from '#contract/resume/resume'
import { describeError } from '#telemetry/describe-error'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import { endTurnUncharged, settleTurn } from '../turns/chat-turns.queries'
import { AiFailure, type AiMessage, type AiProvider } from '../../gateways/ai/ai-provider'
import type { Dependencies } from '../../dependencies'
import type { RunningAnswer } from '../turns/running-answers'
import { refundTurn, refundTurnWithRetry } from '../turns/refund-turn'
import { proposalDelimiter } from './build-proposal-messages'
import { keepAlive, saveIntervalMs } from '../turns/generate-answer'

export type ProposalRun = {
  turn: ChatTurnRow
  /** As it was when the question was asked. */
  resume: Resume
  targetFields: readonly RewritableField[]
  messages: readonly AiMessage[]
  ai: AiProvider
}
type TokenUsage = { tokens_in: number | null; tokens_out: number | null }

/**
 * Collects a whole answer, parses it, and settles it only then: an incomplete proposal, or one that the
 * resume cannot take, is not charged. Text that is no proposal is not stored.
 */
export async function generateProposals(
  deps: Dependencies,
  run: RunningAnswer,
  input: ProposalRun,
): Promise<void> {
  const { db, clock, log } = deps
  const { id } = input.turn
  const saveTimer = setInterval(() => void keepAlive(deps, run, id), saveIntervalMs)
  const refund = (problem: ChatFailure | null) => refundTurn(deps, run, id, problem)
  try {
    const { answerText, ...usage } = await collectAnswer(run, input)
    if (run.stopReason) return void (await refund(run.stopReason === 'lost' ? 'lost' : null))
    const parsed = parseAnswer(answerText, input)
    const now = clock()
    const ended = { answer: JSON.stringify(parsed), ...usage, state: 'done', ended_at: now } as const
    if (parsed.proposals.length === 0)
      await db.transaction().execute((trx) => endTurnUncharged(trx, id, ended))
    else if (!(await settleTurn(db, id, now, ended))) await refund(null)
  } catch (error) {
    const kind = error instanceof AiFailure ? error.kind : 'lost'
    log.warn({ turnId: id, kind, error: describeError(error) }, 'proposals failed')
    await refundTurnWithRetry(deps, run, id, error instanceof AnswerTooLong ? 'long' : kind)
  } finally {
    clearInterval(saveTimer)
  }
}

/** @throws AiFailure when the text does not answer the question. */
function parseAnswer(answerText: string, { turn, targetFields, resume }: ProposalRun): Proposals {
  if (answerText.includes(proposalDelimiter(turn.id)))
    throw new AiFailure('malformed', 'it repeats what it was told')
  const parsed = parseProposals(answerText, targetFields, resume)
  if (!parsed) throw new AiFailure('malformed', 'the answer holds no proposals')
  // An empty list of changes is a valid answer; a list of nothing but invalid changes is not.
  if (parsed.proposals.length === 0 && parsed.refused > 0)
    throw new AiFailure('malformed', 'the resume could take none of it')
  return parsed
}

class AnswerTooLong extends AiFailure {
  constructor() {
    super('malformed', 'the answer reached the greatest length')
  }
}

async function collectAnswer(
  run: RunningAnswer,
  { messages, ai }: ProposalRun,
): Promise<{ answerText: string } & TokenUsage> {
  const usage: TokenUsage = { tokens_in: null, tokens_out: null }
  const readAbort = new AbortController()
  let answerText = ''
  const signal = AbortSignal.any([run.signal, readAbort.signal])
  for await (const chunk of ai.answer({ messages, signal })) {
    if ('tokensIn' in chunk) Object.assign(usage, { tokens_in: chunk.tokensIn, tokens_out: chunk.tokensOut })
    else if ('text' in chunk) answerText += chunk.text
    else if (chunk.end === 'filtered') throw new AiFailure('filtered', 'the filter ended the answer')
    else if (chunk.end === 'length') throw new AnswerTooLong()
    if (answerText.length > ChatLimits.answer) {
      readAbort.abort()
      throw new AnswerTooLong()
    }
  }
  return { answerText, ...usage }
}
