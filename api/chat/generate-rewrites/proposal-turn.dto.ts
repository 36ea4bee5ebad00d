import { setTimeout as sleep } from 'node:timers/promises'
import { type ProposalEvent, Proposals, type ProposalTurn } from '#contract/chat/proposal'
import type { ProposalAction } from '#contract/chat/proposal-constants'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import { findTurn } from '../turns/chat-turns.queries'
import type { Dependencies } from '../../dependencies'
import { remainingAnswers } from '../turns/reserve-answer'

const pollIntervalMs = 500

export function toProposalTurn(row: ChatTurnRow): ProposalTurn {
  const stored =
    row.state === 'done' ? Proposals.parse(JSON.parse(row.answer)) : { proposals: [], refused: 0 }
  return {
    ...stored,
    id: row.id,
    resumeId: row.resume_id ?? '',
    act: row.prompt as ProposalAction,
    target: row.question,
    job: row.job,
    state: row.state,
    problem: row.problem,
    charged: row.charge === 'settled',
    askedAt: row.asked_at,
  }
}

/** The same turn in readable form: each text before and after the proposal. */
export function withReadableProposals(row: ChatTurnRow): ChatTurnRow {
  const { proposals } = toProposalTurn(row)
  const answer = proposals.map(({ before, after }) => `${before}\n→ ${after}`).join('\n\n')
  return { ...row, question: '', answer }
}

/** Waits until a turn's proposals are complete or failed, in this process or another. */
export async function* streamProposals(deps: Dependencies, turn: ChatTurnRow): AsyncGenerator<ProposalEvent> {
  yield { is: 'asked', turnId: turn.id }
  const run = deps.runningAnswers.find(turn.id)
  while (run && !run.isEnded) await run.waitForUpdate()
  let ended = await findTurn(deps.db, turn.id)
  while (ended?.state === 'running') {
    await sleep(pollIntervalMs)
    ended = await findTurn(deps.db, turn.id)
  }
  if (!ended) return
  const left = await remainingAnswers(deps.db, ended.user_id, deps.clock())
  yield { is: 'end', turn: toProposalTurn(ended), left }
}
