import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatEvent } from '#contract/chat/chat'
import { findTurn } from './chat-turns.queries'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import type { Dependencies } from '../../dependencies'
import { remainingAnswers } from './reserve-answer'
import type { RunningAnswer } from './running-answers'
import { toChatTurn } from '../chat.dto'

const pollIntervalMs = 500

/** What a turn's answer becomes, from its beginning: here as it is written, of another process as it is kept. */
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

/** However slowly it is read, nothing piles up: what came meanwhile is one piece. */
async function* streamRunningAnswer(run: RunningAnswer): AsyncGenerator<string> {
  for (let sentLength = 0; ;) {
    const update = run.waitForUpdate()
    // It grows while what is yielded is read.
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
