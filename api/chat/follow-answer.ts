import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatEvent } from '#contract/chat'
import { findTurn } from '../db/chat-turns'
import type { ChatTurnRow } from '../db/chat-tables'
import type { Parts } from '../parts'
import { answersLeft } from './charge'
import type { ChatRun } from './chat-runs'
import { toTurn } from './told-turn'

const lookEveryMs = 500

/** What a turn's answer becomes, from its beginning: here as it is written, of another process as it is kept. */
export async function* followAnswer(parts: Parts, turn: ChatTurnRow): AsyncGenerator<ChatEvent> {
  yield { is: 'asked', sessionId: turn.session_id, turnId: turn.id }
  const run = parts.chatRuns.find(turn.id)
  const texts = run ? followRun(run) : followKept(parts, turn.id)
  for await (const text of texts) yield { is: 'text', text }
  const ended = await findTurn(parts.db, turn.id)
  if (!ended) return
  yield {
    is: 'end',
    turn: toTurn(ended),
    left: await answersLeft(parts.db, ended.user_id, parts.clock()),
  }
}

/** However slowly it is read, nothing piles up: what came meanwhile is one piece. */
async function* followRun(run: ChatRun): AsyncGenerator<string> {
  for (let told = 0; ;) {
    const news = run.news()
    // It grows while what is yielded is read.
    const { text } = run
    if (text.length > told) {
      yield text.slice(told)
      told = text.length
    } else if (run.ended) return
    else await news
  }
}

async function* followKept({ db }: Parts, id: string): AsyncGenerator<string> {
  for (let told = 0; ;) {
    const turn = await findTurn(db, id)
    if (turn && turn.answer.length > told) yield turn.answer.slice(told)
    told = turn?.answer.length ?? told
    if (turn?.state !== 'running') return
    await sleep(lookEveryMs)
  }
}
