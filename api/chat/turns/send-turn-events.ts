import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatEvent } from '#contract/chat/chat'
import { findTurn } from './chat-turns.queries'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import type { Dependencies } from '../../dependencies'
import { remainingAnswers } from './reserve-answer'
import type { RunningAnswer } from './running-answers'
import { toChatTurn } from '../chat.dto'

const pollIntervalMs = 500

/**
 * Streams a turn's answer from its beginning: live when it runs in this process, else polled from the
 * database.
 */
export async function* streamAnswer(deps: Dependencies, turn: ChatTurnRow): AsyncGenerator<ChatEvent> {
  yield { is: 'asked', sessionId: turn.session_id, turnId: turn.id }
  const run = deps.runningAnswers.find(turn.id)
  const texts = run ? streamRunningAnswer(run) : pollStoredAnswer(deps, turn.id)
  for await (const text of texts) yield { is: 'text', text }
  const ended = await findTurn(deps.db, turn.id)
  if (!ended) return
  yield {
    is: 'end',
    turn: toChatTurn(ended),
    left: await remainingAnswers(deps.db, ended.user_id, deps.clock()),
  }
}

/** A slow reader causes no backlog: all text that arrived meanwhile is one chunk. */
async function* streamRunningAnswer(run: RunningAnswer): AsyncGenerator<string> {
  for (let sentLength = 0; ;) {
    const update = run.waitForUpdate()
    // Read once: it may grow while the consumer handles the chunk.
    const { text } = run
    if (text.length > sentLength) {
      yield text.slice(sentLength)
      sentLength = text.length
    } else if (run.isEnded) return
    else await update
  }
}

async function* pollStoredAnswer({ db }: Dependencies, id: string): AsyncGenerator<string> {
  for (let sentLength = 0; ;) {
    const turn = await findTurn(db, id)
    if (turn && turn.answer.length > sentLength) yield turn.answer.slice(sentLength)
    sentLength = turn?.answer.length ?? sentLength
    if (turn?.state !== 'running') return
    await sleep(pollIntervalMs)
  }
}
