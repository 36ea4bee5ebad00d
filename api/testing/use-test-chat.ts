import type { Chat, ChatEvent } from '#contract/chat/chat'
import { beforeEach } from 'vitest'
import { insertPointGrant } from '../membership/benefits/points.queries'
import { newShortId } from '../ids-and-hashes'
import { newQuestion, readStream } from './read-stream'
import type { EmptyDatabase } from './databases'
import { createTestUser, type TestUser } from './test-person'
import { scriptedAi } from './scripted-ai'
import { useTestApi } from './test-api'

type More = Parameters<typeof newQuestion>[0]

/**
 * The assistant over an empty database, for the tests of one `describe`: each gets a new user and a working
 * model.
 */
export function useTestChat(empty: () => Promise<EmptyDatabase>) {
  const ai = scriptedAi()
  const api = useTestApi(empty, { ai: ai.provider })
  const chat = {
    api,
    ai,
    person: {} as TestUser,
    grantPoints,
    ask,
    askSuccessfully,
    remainingAnswers,
    readChat,
  }
  beforeEach(async () => {
    ai.questions.length = 0
    ai.setScript([{ text: '先写' }, { text: '结果。' }, { end: 'whole' }, { tokensIn: 7, tokensOut: 3 }])
    api.time.now += 60 * 60_000
    chat.person = await createTestUser(api)
  })

  async function grantPoints(points: number, user = chat.person) {
    const grant = { id: newShortId(), user_id: user.userId, points, created_at: api.time.now }
    await insertPointGrant(api.db, { ...grant, source: 'admin' })
  }

  function ask(more: More = {}, user = chat.person) {
    return readStream(api, 'askChat', newQuestion(more), user.token)
  }

  /** Asks a question and expects an answer. */
  async function askSuccessfully(more: More = {}) {
    const { events } = await ask(more)
    const [first] = events
    if (first?.is !== 'asked') throw new Error('nothing was asked')
    return { ...first, events }
  }

  async function remainingAnswers(user = chat.person): Promise<number> {
    return (await user.call('listChats', {})).data.standing.left
  }

  async function readChat(id: string): Promise<Chat> {
    return (await chat.person.call('readChat', { id })).data
  }

  return chat
}

export function findEndEvent(events: ChatEvent[]) {
  return events.find((event) => event.is === 'end')
}
