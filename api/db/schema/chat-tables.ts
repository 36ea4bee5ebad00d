import type { ChatTurnState } from '#contract/chat/chat'
import type { ChatFailure, ChatPrompt } from '#contract/chat/chat-constants'

export type ChatSessionRow = {
  id: string
  user_id: string
  title: string
  /** 1 once an admin marked it, else 0. */
  flagged: number
  /** The resume whose changes are proposed in it; null for a talk. */
  resume_id: string | null
  created_at: number
  updated_at: number
}

/**
 * A question and its answer, and what it takes: one line of the ledger of answers. `reserved` before the provider is asked,
 * `settled` with the first text, `returned` when nothing is charged. A running one whose `alive_until` is past was lost.
 */
export type ChatTurnRow = {
  /** Made by who asked. */
  id: string
  session_id: string
  user_id: string
  /** Counts from 1 in its session. */
  number: number
  prompt: ChatPrompt | null
  question: string
  job: string
  resume_id: string | null
  resume_title: string
  answer: string
  state: ChatTurnState
  problem: ChatFailure | null
  charge: 'reserved' | 'settled' | 'returned'
  benefit_id: number
  /** Of the counter it was taken from; null when the benefit has no limit, so nothing was counted. */
  period_at: number | null
  /** 1 once its person wants it to end. */
  stop_asked: number
  /** The first turn that asked this: its own id unless it was asked again. */
  root_id: string
  alive_until: number
  model: string
  tokens_in: number | null
  tokens_out: number | null
  asked_at: number
  /** When the first text came. */
  first_at: number | null
  ended_at: number | null
}

/** Points somebody was given on top of what the plan has, less than none when they were taken back: never changed, never taken out. */
export type PointGrantRow = {
  id: string
  user_id: string
  points: number
  source: 'admin'
  created_at: number
}
