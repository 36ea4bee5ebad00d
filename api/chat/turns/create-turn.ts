import type { CreditPurpose } from '#contract/billing/ai-credits'
import type { ChatQuestion } from '#contract/chat/chat'
import { ChatLimits } from '#contract/chat/chat-constants'
import { ApiCodes } from '#contract/http/api-codes'
import { cleanLine } from '#contract/validation/clean-text'
import { runTransaction } from '../../db/transaction-retry'
import { updateChat, countChats, findChat, findProposalSession, insertChat } from '../chat-sessions.queries'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import { findTurn, insertTurn, lastTurnNumber, listRunningTurns } from './chat-turns.queries'
import type { Db } from '../../db/schema/tables'
import { lockUsers } from '../../accounts/users/users.queries'
import { newShortId } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { recordUse } from '../../membership/ai-credits/record-movement'
import { reserveAnswer } from './reserve-answer'
import { failIfAbandoned, leaseMs } from './abandoned-turns'

/** Maximum turns per session, and sessions per user. */
const maxTurns = 200
const maxChats = 300

export type TurnInput = Omit<ChatQuestion, 'resumeId'> & {
  userId: string
  resume: { id: string; title: string } | null
  /** The question asks for proposals, in the proposal session of its resume. */
  isProposal?: true
  /** What the credit is used for. Default: a chat. */
  purpose?: CreditPurpose
  /** The first turn with this question, when it is asked again. */
  rootId?: string
  model: string
}

/**
 * Stores a question and reserves what its answer costs, in one transaction. Idempotent: a repeated `askId`
 * returns the existing turn.
 * @throws ApiError -8003 when the quota is used up; -8002 while the session is being answered.
 */
export async function createTurn(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  input: TurnInput,
): Promise<{ turn: ChatTurnRow; isNew: boolean }> {
  return runTransaction(db, async (trx) => {
    await lockUsers(trx, [input.userId])
    const now = clock()
    const existing = await findTurn(trx, input.askId)
    if (existing && existing.user_id !== input.userId) throw new ApiError(ApiCodes.conflict, 'askTaken')
    if (existing) return { turn: existing, isNew: false }
    // Releases what a killed process had reserved, so that this question can use it.
    for (const turn of await listRunningTurns(trx, { userId: input.userId }))
      await failIfAbandoned(trx, turn, now)
    const sessionId = await resolveSession(trx, input, now)
    const turn = await buildTurn(trx, { ...input, sessionId }, now)
    await insertTurn(trx, turn)
    return { turn, isNew: true }
  })
}

/** The session of the question, or a new one. */
async function resolveSession(db: Db, input: TurnInput, now: number): Promise<string> {
  const { sessionId, userId } = input
  if (input.isProposal) return resolveProposalSession(db, input, now)
  if (sessionId === undefined) {
    if ((await countChats(db, userId)) >= maxChats)
      throw new ApiError(ApiCodes.conflict, 'chatsFull', { count: maxChats })
    return createSession(db, input, now, null)
  }
  const own = { id: sessionId, userId }
  if (!(await findChat(db, own))) throw new ApiError(ApiCodes.notFound, 'chatGone')
  if ((await listRunningTurns(db, { sessionId })).length > 0)
    throw new ApiError(ApiCodes.conflict, 'chatBusy')
  await updateChat(db, own, { updated_at: now })
  return sessionId
}

async function createSession(
  db: Db,
  input: TurnInput,
  now: number,
  resume_id: string | null,
): Promise<string> {
  const session = { id: newShortId(), user_id: input.userId, title: sessionTitle(input), resume_id }
  await insertChat(db, { ...session, flagged: 0, created_at: now, updated_at: now })
  return session.id
}

/** The proposal session of the resume; a new one once that is full. */
async function resolveProposalSession(db: Db, input: TurnInput, now: number): Promise<string> {
  const { userId, resume } = input
  const resumeId = resume?.id ?? ''
  const session = await findProposalSession(db, { resumeId, userId })
  if (!session) return createSession(db, input, now, resumeId)
  if ((await listRunningTurns(db, { sessionId: session.id })).length > 0)
    throw new ApiError(ApiCodes.conflict, 'proposalsBusy')
  if ((await lastTurnNumber(db, session.id)) >= maxTurns) return createSession(db, input, now, resumeId)
  await updateChat(db, { id: session.id, userId }, { updated_at: now })
  return session.id
}

/** The beginning of the question; without a question the resume's title. */
function sessionTitle({ question, resume, prompt, isProposal }: TurnInput): string {
  const words = (!isProposal && cleanLine(question)) || resume?.title || prompt || ''
  return [...words].slice(0, ChatLimits.title).join('')
}

async function buildTurn(
  db: Db,
  input: TurnInput & { sessionId: string },
  now: number,
): Promise<ChatTurnRow> {
  const { sessionId, userId, resume, prompt, question, job } = input
  const number = (await lastTurnNumber(db, sessionId)) + 1
  if (number > maxTurns) throw new ApiError(ApiCodes.conflict, 'chatFull', { count: maxTurns })
  const reservation = await recordUse(
    db,
    { userId, now, turnId: input.askId, purpose: input.purpose ?? 'chat' },
    () => reserveAnswer(db, userId, now),
  )
  return {
    id: input.askId,
    session_id: sessionId,
    user_id: userId,
    number,
    prompt,
    question,
    job,
    resume_id: resume?.id ?? null,
    resume_title: resume?.title ?? '',
    answer: '',
    state: 'running',
    problem: null,
    charge: 'reserved',
    ...reservation,
    stop_asked: 0,
    root_id: input.rootId ?? input.askId,
    alive_until: now + leaseMs,
    model: input.model,
    tokens_in: null,
    tokens_out: null,
    asked_at: now,
    first_at: null,
    ended_at: null,
  }
}
