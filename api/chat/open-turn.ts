import type { ChatQuestion } from '#contract/chat'
import { ChatLimits } from '#contract/chat-words'
import { Codes } from '#contract/codes'
import { cleanLine } from '#contract/text'
import type { Kysely } from 'kysely'
import { inTransaction } from '../accounts/begin-again'
import { changeChat, countChats, findChat, findProposing, insertChat } from '../db/chat-sessions'
import type { ChatTurnRow } from '../db/chat-tables'
import { findTurn, insertTurn, lastNumber, listRunning } from '../db/chat-turns'
import type { Tables } from '../db/tables'
import { lockUsers } from '../db/users'
import { newShortId } from '../keys'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { reserveAnswer } from './charge'
import { endIfLost, leaseMs } from './lost-turns'

type Db = Kysely<Tables>

/** Turns of a session, and sessions of a person. */
const turnsMost = 200
const chatsMost = 300

export type Opening = Omit<ChatQuestion, 'resumeId'> & {
  userId: string
  resume: { id: string; title: string } | null
  /** The question is for proposals, in the session of its resume. */
  proposing?: true
  /** The first turn that asked this, when it is asked again. */
  rootId?: string
  model: string
}

/**
 * Keeps a question and takes what its answer costs, in one transaction. The same question again is the turn there is.
 * @throws Refusal -8003 when nothing is left, -8002 while the session is being answered
 */
export async function openTurn(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  opening: Opening,
): Promise<{ turn: ChatTurnRow; isNew: boolean }> {
  return inTransaction(db, async (trx) => {
    await lockUsers(trx, [opening.userId])
    const now = clock()
    const known = await findTurn(trx, opening.askId)
    if (known && known.user_id !== opening.userId) throw new Refusal(Codes.conflict, 'askTaken')
    if (known) return { turn: known, isNew: false }
    // What a process that was killed had reserved is there again for this very question.
    for (const turn of await listRunning(trx, { userId: opening.userId })) await endIfLost(trx, turn, now)
    const sessionId = await sessionOf(trx, opening, now)
    const turn = await newTurn(trx, { ...opening, sessionId }, now)
    await insertTurn(trx, turn)
    return { turn, isNew: true }
  })
}

/** The session asked in, or a new one. */
async function sessionOf(db: Db, opening: Opening, now: number): Promise<string> {
  const { sessionId, userId } = opening
  if (opening.proposing) return proposingSessionOf(db, opening, now)
  if (sessionId === undefined) {
    if ((await countChats(db, userId)) >= chatsMost)
      throw new Refusal(Codes.conflict, 'chatsFull', { count: chatsMost })
    return newSession(db, opening, now, null)
  }
  const own = { id: sessionId, userId }
  if (!(await findChat(db, own))) throw new Refusal(Codes.notFound, 'chatGone')
  if ((await listRunning(db, { sessionId })).length > 0) throw new Refusal(Codes.conflict, 'chatBusy')
  await changeChat(db, own, { updated_at: now })
  return sessionId
}

async function newSession(db: Db, opening: Opening, now: number, resume_id: string | null): Promise<string> {
  const session = { id: newShortId(), user_id: opening.userId, title: titleOf(opening), resume_id }
  await insertChat(db, { ...session, flagged: 0, created_at: now, updated_at: now })
  return session.id
}

/** The resume's own session; another once that one is full. */
async function proposingSessionOf(db: Db, opening: Opening, now: number): Promise<string> {
  const { userId, resume } = opening
  const resumeId = resume?.id ?? ''
  const session = await findProposing(db, { resumeId, userId })
  if (!session) return newSession(db, opening, now, resumeId)
  if ((await listRunning(db, { sessionId: session.id })).length > 0)
    throw new Refusal(Codes.conflict, 'proposalsBusy')
  if ((await lastNumber(db, session.id)) >= turnsMost) return newSession(db, opening, now, resumeId)
  await changeChat(db, { id: session.id, userId }, { updated_at: now })
  return session.id
}

/** The first words of the question; without any the resume it was about. */
function titleOf({ question, resume, prompt, proposing }: Opening): string {
  const words = (!proposing && cleanLine(question)) || resume?.title || prompt || ''
  return [...words].slice(0, ChatLimits.title).join('')
}

async function newTurn(db: Db, opening: Opening & { sessionId: string }, now: number): Promise<ChatTurnRow> {
  const { sessionId, userId, resume, prompt, question, job } = opening
  const number = (await lastNumber(db, sessionId)) + 1
  if (number > turnsMost) throw new Refusal(Codes.conflict, 'chatFull', { count: turnsMost })
  const taken = await reserveAnswer(db, userId, now)
  return {
    id: opening.askId,
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
    ...taken,
    stop_asked: 0,
    root_id: opening.rootId ?? opening.askId,
    alive_until: now + leaseMs,
    model: opening.model,
    tokens_in: null,
    tokens_out: null,
    asked_at: now,
    first_at: null,
    ended_at: null,
  }
}
