import type { ChatSummary, ChatTurn } from '#contract/chat/chat'
import type { ChatSessionRow, ChatTurnRow } from '../db/schema/chat-tables'

export function toChatTurn(row: ChatTurnRow): ChatTurn {
  const { id, number, prompt, question, job, answer, state, problem, charge } = row
  return {
    id,
    number,
    prompt,
    question,
    job,
    resume: row.resume_id === null ? null : { id: row.resume_id, title: row.resume_title },
    answer,
    state,
    problem,
    charged: charge === 'settled',
    askedAt: row.asked_at,
  }
}

export function toChatSummary({ id, title, updated_at }: ChatSessionRow): ChatSummary {
  return { id, title, updatedAt: updated_at }
}
