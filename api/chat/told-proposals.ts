import { setTimeout as sleep } from 'node:timers/promises'
import { type ProposalEvent, Proposals, type ProposalTurn } from '#contract/proposals'
import type { ProposalAct } from '#contract/proposal-words'
import type { ChatTurnRow } from '../db/chat-tables'
import { findTurn } from '../db/chat-turns'
import type { Parts } from '../parts'
import { answersLeft } from './charge'

const lookEveryMs = 500

export function toProposalTurn(row: ChatTurnRow): ProposalTurn {
  const kept = row.state === 'done' ? Proposals.parse(JSON.parse(row.answer)) : { proposals: [], refused: 0 }
  return {
    ...kept,
    id: row.id,
    resumeId: row.resume_id ?? '',
    act: row.prompt as ProposalAct,
    target: row.question,
    state: row.state,
    problem: row.problem,
    charged: row.charge === 'settled',
    askedAt: row.asked_at,
  }
}

/** The same turn as somebody reads it: each text as it was and as it was proposed. */
export function readableProposals(row: ChatTurnRow): ChatTurnRow {
  const { proposals } = toProposalTurn(row)
  const answer = proposals.map(({ before, after }) => `${before}\n→ ${after}`).join('\n\n')
  return { ...row, question: '', answer }
}

/** Waits until a turn's proposals are there, or are not to be had: of this process or another. */
export async function* followProposals(parts: Parts, turn: ChatTurnRow): AsyncGenerator<ProposalEvent> {
  yield { is: 'asked', turnId: turn.id }
  const run = parts.chatRuns.find(turn.id)
  while (run && !run.ended) await run.news()
  let ended = await findTurn(parts.db, turn.id)
  while (ended?.state === 'running') {
    await sleep(lookEveryMs)
    ended = await findTurn(parts.db, turn.id)
  }
  if (!ended) return
  const left = await answersLeft(parts.db, ended.user_id, parts.clock())
  yield { is: 'end', turn: toProposalTurn(ended), left }
}
