import type { Chat, ChatEvent } from '#contract/chat'
import { beforeEach } from 'vitest'
import { insertPointGrant } from '../db/points'
import { newShortId } from '../keys'
import { someQuestion, tell } from './chat-events'
import type { EmptyDatabase } from './databases'
import { newPerson, type Person } from './person'
import { scriptedAi } from './scripted-ai'
import { useTestApi } from './test-api'

type More = Parameters<typeof someQuestion>[0]

/** The assistant over an empty database, for the cases of one `describe`: before each of them somebody new comes, and it answers well. */
export function useChatRoom(empty: () => Promise<EmptyDatabase>) {
  const ai = scriptedAi()
  const api = useTestApi(empty, { ai: ai.provider })
  const room = { api, ai, person: {} as Person, give, ask, asked, left, read }
  beforeEach(async () => {
    ai.asked.length = 0
    ai.does([{ text: '先写' }, { text: '结果。' }, { end: 'whole' }, { tokensIn: 7, tokensOut: 3 }])
    api.time.now += 60 * 60_000
    room.person = await newPerson(api)
  })

  async function give(points: number, who = room.person) {
    const grant = { id: newShortId(), user_id: who.userId, points, created_at: api.time.now }
    await insertPointGrant(api.db, { ...grant, source: 'admin' })
  }

  function ask(more: More = {}, who = room.person) {
    return tell(api, 'askChat', someQuestion(more), who.token)
  }

  /** Asks what is answered. */
  async function asked(more: More = {}) {
    const { events } = await ask(more)
    const [first] = events
    if (first?.is !== 'asked') throw new Error('nothing was asked')
    return { ...first, events }
  }

  async function left(who = room.person): Promise<number> {
    return (await who.call('listChats', {})).data.standing.left
  }

  async function read(id: string): Promise<Chat> {
    return (await room.person.call('readChat', { id })).data
  }

  return room
}

export function endOf(events: ChatEvent[]) {
  return events.find((event) => event.is === 'end')
}
