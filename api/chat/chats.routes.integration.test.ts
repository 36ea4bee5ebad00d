import type { ChatEvent } from '#contract/chat/chat'
import { ApiCodes } from '#contract/http/api-codes'
import { describe, expect, test } from 'vitest'
import { createApi } from '../app'
import { leaseMs, failAbandonedTurns } from './turns/abandoned-turns'
import { newShortId } from '../ids-and-hashes'
import { openStream, newQuestion, readStream } from '../testing/read-stream'
import { findEndEvent, useTestChat } from '../testing/use-test-chat'
import { databases } from '../testing/databases'
import { endsTurn, withFailures, readsChatTurns } from '../testing/failing-database'
import { createTestUser } from '../testing/test-person'
import { createGate } from '../testing/scripted-ai'
import { useTestApi } from '../testing/test-api'

const textOf = (events: ChatEvent[]) =>
  events.map((event) => (event.is === 'text' ? event.text : '')).join('')

describe.each(databases)('the assistant on $name', ({ empty }) => {
  const chatApi = useTestChat(empty)
  const { api, ai, grantPoints, ask, askSuccessfully, remainingAnswers: left, readChat } = chatApi

  test('streams an answer, stores it, and charges one', async () => {
    expect(await left()).toBe(1)
    const { events, sessionId, turnId } = await askSuccessfully({ question: ' 怎样写  项目？ ' })
    expect(textOf(events)).toBe('先写结果。')
    expect(findEndEvent(events)).toMatchObject({ left: 0, turn: { state: 'done', charged: true } })
    const chat = await readChat(sessionId)
    expect(chat.title).toBe('怎样写  项目？')
    expect(chat.turns).toMatchObject([{ id: turnId, answer: '先写结果。', problem: null, charged: true }])
    expect(await left()).toBe(0)
    const row = await api.db.selectFrom('chat_turns').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ tokens_in: 7, tokens_out: 3, model: 'scripted' })
  })

  test('does not call the provider when the quota is used up', async () => {
    await ask()
    ai.questions.length = 0
    const refused = await ask()
    expect(refused).toMatchObject({
      code: ApiCodes.quotaExceeded,
      data: { errorMsg: 'AI 次数已用完，本次未提问' },
    })
    expect(ai.questions).toEqual([])
  })

  test('of 200 concurrent questions with one point answers one', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask()))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(ai.questions).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([ApiCodes.ok, ApiCodes.quotaExceeded, ApiCodes.tooManyRequests]),
    )
  })

  test('limits questions in ten minutes, and does not charge refused ones', async () => {
    await grantPoints(40)
    for (let n = 0; n < 30; n++) await askSuccessfully()
    expect(await left()).toBe(11)
    expect(await ask()).toMatchObject({ code: ApiCodes.tooManyRequests })
    expect(ai.questions).toHaveLength(30)
    expect(await left()).toBe(11)
  })

  test('treats a repeated question as one', async () => {
    await grantPoints(5)
    const askId = newShortId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ askId })))
    expect(answers.map(({ events }) => textOf(events))).toEqual(Array.from({ length: 8 }, () => '先写结果。'))
    expect(ai.questions).toHaveLength(1)
    expect(await left()).toBe(5)
    expect((await ask({ askId }, await createTestUser(api))).code).toBe(ApiCodes.conflict)
  })

  test.each(['down', 'slow', 'malformed', 'filtered', 'busy', 'refused', 'tooLong'] as const)(
    'refunds the charge when the provider is %s',
    async (fail) => {
      ai.setScript([{ fail }])
      const { events } = await askSuccessfully()
      expect(findEndEvent(events)).toMatchObject({
        left: 1,
        turn: { state: 'failed', problem: fail, charged: false },
      })
    },
  )

  test('refunds the charge at once when the conversation cannot be read', async () => {
    const app = createApi({ ...api.deps, db: withFailures(api.db, readsChatTurns) })
    const { events } = await readStream({ ...api, app }, 'askChat', newQuestion(), chatApi.person.token)
    expect(findEndEvent(events)).toMatchObject({
      left: 1,
      turn: { state: 'failed', problem: 'lost', charged: false },
    })
    expect(ai.questions).toEqual([])
  })

  test('keeps retrying the refund while the database is unavailable', async () => {
    ai.setScript([{ fail: 'down' }])
    const app = createApi({ ...api.deps, db: withFailures(api.db, endsTurn, 2) })
    const { events } = await readStream({ ...api, app }, 'askChat', newQuestion(), chatApi.person.token)
    expect(findEndEvent(events)).toMatchObject({ left: 1, turn: { problem: 'down', charged: false } })
  })

  test('charges nothing for an interrupted answer, and stores the part that arrived', async () => {
    ai.setScript([{ text: '先写' }, { fail: 'cut' }])
    const { events } = await askSuccessfully()
    expect(findEndEvent(events)).toMatchObject({
      left: 1,
      turn: { answer: '先写', state: 'failed', problem: 'cut', charged: false },
    })
  })

  test('treats an answer without text as none', async () => {
    ai.setScript([{ end: 'whole' }])
    expect(findEndEvent((await askSuccessfully()).events)).toMatchObject({
      left: 1,
      turn: { problem: 'malformed' },
    })
  })

  test('ends an answer that exceeds the maximum length', async () => {
    ai.setScript(() => Array.from({ length: 50 }, () => ({ text: '长'.repeat(1_000) })))
    const { turn } = findEndEvent((await askSuccessfully()).events) as Extract<ChatEvent, { is: 'end' }>
    expect([turn.answer.length, turn.state, turn.problem]).toEqual([20_000, 'done', 'long'])
  })

  test('answers one question per session at a time', async () => {
    await grantPoints(5)
    const { sessionId } = await askSuccessfully()
    const gate = createGate()
    ai.setScript([{ text: '等' }, gate, { text: '好了' }, { end: 'whole' }])
    const first = await openStream(api, 'askChat', newQuestion({ sessionId }), chatApi.person.token)
    expect(await ask({ sessionId })).toMatchObject({
      code: ApiCodes.conflict,
      data: { errorMsg: '这个对话正在生成回答，请等待完成或先停止' },
    })
    expect((await chatApi.person.call('eraseChat', { id: sessionId })).code).toBe(ApiCodes.conflict)
    gate.open()
    expect(await first.text()).toContain('好了')
    expect(await left()).toBe(4)
  })

  test('of concurrent questions in one session answers and charges one', async () => {
    await grantPoints(8)
    const { sessionId } = await askSuccessfully()
    const gate = createGate()
    ai.setScript([{ text: '等' }, gate, { text: '好了' }, { end: 'whole' }])
    let refused = 0
    const tabs = Array.from({ length: 6 }, async () => {
      const answer = await ask({ sessionId })
      if (answer.code === ApiCodes.conflict) refused++
      return answer
    })
    await expect.poll(() => refused).toBe(5)
    gate.open()
    expect((await Promise.all(tabs)).filter(({ events }) => findEndEvent(events))).toHaveLength(1)
    expect(ai.questions).toHaveLength(2)
    expect(await left()).toBe(7)
  })

  test('stops when the user asks it to, and stores the part that arrived', async () => {
    ai.setScript([{ text: '先写' }, createGate(), { text: '不会说' }])
    const askId = newShortId()
    const answer = await openStream(api, 'askChat', newQuestion({ askId }), chatApi.person.token)
    const reader = answer.body!.getReader()
    let text = ''
    while (!text.includes('先写')) text += new TextDecoder().decode((await reader.read()).value)
    expect((await chatApi.person.call('stopAnswer', { id: askId })).data).toEqual({ stopping: true })
    for (let part = await reader.read(); part.value; part = await reader.read())
      text += new TextDecoder().decode(part.value)
    expect(text).toContain('"state":"stopped"')
    expect(text).not.toContain('不会说')
    expect(await left()).toBe(0)
    expect((await chatApi.person.call('stopAnswer', { id: askId })).data).toEqual({ stopping: false })
    const otherUser = await createTestUser(api)
    expect((await otherUser.call('stopAnswer', { id: askId })).code).toBe(ApiCodes.notFound)
  })

  test('charges nothing when it is stopped before any text', async () => {
    ai.setScript([createGate()])
    const askId = newShortId()
    const answer = await openStream(api, 'askChat', newQuestion({ askId }), chatApi.person.token)
    await chatApi.person.call('stopAnswer', { id: askId })
    expect(await answer.text()).toContain('"state":"stopped"')
    expect(await left()).toBe(1)
  })

  test('finishes the answer when the reader disconnects', async () => {
    const gate = createGate()
    ai.setScript([{ text: '先写' }, gate, { text: '结果。' }, { end: 'whole' }])
    const question = newQuestion()
    const troubles: string[] = []
    const recordTrouble = (_: object, message: string) => void troubles.push(message)
    const app = createApi({ ...api.deps, log: { info() {}, warn: recordTrouble, error: recordTrouble } })
    const answer = await openStream({ ...api, app }, 'askChat', question, chatApi.person.token)
    const reader = answer.body!.getReader()
    for (let text = ''; !text.includes('先写');) text += new TextDecoder().decode((await reader.read()).value)
    const more = reader.read()
    await new Promise(setImmediate)
    const leaving = reader.cancel()
    gate.open()
    await Promise.all([leaving, more])
    expect(textOf((await readStream(api, 'askChat', question, chatApi.person.token)).events)).toBe(
      '先写结果。',
    )
    expect(ai.questions).toHaveLength(1)
    expect(troubles).toEqual([])
  })

  test('refunds what a killed process had reserved', async () => {
    const { turnId } = await askSuccessfully()
    const killed = { state: 'running', charge: 'settled', alive_until: api.time.now + leaseMs } as const
    await api.db.updateTable('chat_turns').set(killed).where('id', '=', turnId).execute()
    expect(await failAbandonedTurns(api.deps)).toBe(0)
    api.time.now += leaseMs
    expect(await failAbandonedTurns(api.deps)).toBe(1)
    expect(await left()).toBe(1)
    await api.db
      .updateTable('chat_turns')
      .set({ ...killed, alive_until: 0 })
      .where('id', '=', turnId)
      .execute()
    expect((await ask()).code).toBe(ApiCodes.ok)
  })

  test.each([
    [{ question: '' }, 'question'],
    [{ question: '字'.repeat(4_001) }, 'question'],
    [{ prompt: 'tailor' as const }, 'job'],
    [{ prompt: 'polish' as const, question: ' ' }, 'question'],
    [{ job: '字'.repeat(8_001) }, 'job'],
    [{ askId: 'x' }, 'askId'],
  ])('rejects a question like %j', async (more, field) => {
    const refused = await ask(more)
    expect([refused.code, Object.keys(refused.data.fields ?? {})]).toEqual([ApiCodes.invalidInput, [field]])
    expect(await left()).toBe(1)
  })
})

describe('the assistant without a provider', () => {
  const api = useTestApi(databases[0]!.empty)
  test('no question can be asked, and the quota status says so', async () => {
    const person = await createTestUser(api)
    const quota = { available: false, simulated: false, left: 1, more: 'join' }
    expect((await person.call('listChats', {})).data.standing).toEqual(quota)
    expect(await readStream(api, 'askChat', newQuestion(), person.token)).toMatchObject({
      code: ApiCodes.providerUnavailable,
      data: { errorMsg: 'AI 助手暂未开通' },
    })
  })
})
