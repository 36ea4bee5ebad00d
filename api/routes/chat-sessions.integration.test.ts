import type { Chat, ChatEvent } from '#contract/chat'
import { BenefitIds } from '#contract/benefits'
import { Codes } from '#contract/codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { mergeAccounts } from '../accounts/merge'
import { insertPointGrant } from '../db/points'
import { newShortId } from '../keys'
import { someQuestion, tell } from '../testing/chat-events'
import { databases } from '../testing/databases'
import { newPerson, type Person } from '../testing/person'
import { scriptedAi } from '../testing/scripted-ai'
import { resumeOf, useTestApi } from '../testing/test-api'

const ai = scriptedAi()
const endOf = (events: ChatEvent[]) => events.find((event) => event.is === 'end')

describe.each(databases)('talks with the assistant on $name', ({ empty }) => {
  const api = useTestApi(empty, { ai: ai.provider })
  let person: Person
  beforeEach(async () => {
    ai.asked.length = 0
    ai.does([{ text: '先写' }, { text: '结果。' }, { end: 'whole' }, { tokensIn: 7, tokensOut: 3 }])
    api.time.now += 60 * 60_000
    person = await newPerson(api)
  })

  const give = (points: number, who = person) =>
    insertPointGrant(api.db, {
      id: newShortId(),
      user_id: who.userId,
      points,
      source: 'admin',
      created_at: api.time.now,
    })
  const ask = (more: Parameters<typeof someQuestion>[0] = {}, who = person) =>
    tell(api, 'askChat', someQuestion(more), who.token)
  const left = async (who = person) => (await who.call('listChats', {})).data.standing.left as number
  const read = async (id: string) => (await person.call('readChat', { id })).data as Chat
  async function asked(more: Parameters<typeof someQuestion>[0] = {}) {
    const { events } = await ask(more)
    const [first] = events
    if (first?.is !== 'asked') throw new Error('nothing was asked')
    return { ...first, events }
  }

  test('answers again, and hides the answer before', async () => {
    await give(5)
    const { sessionId } = await asked({ question: '一' })
    await ask({ sessionId, question: '二' })
    ai.does([{ text: '另一种' }, { end: 'whole' }])
    await tell(api, 'askAgain', { askId: newShortId(), sessionId }, person.token)
    expect((await read(sessionId)).turns.map(({ question, answer }) => [question, answer])).toEqual([
      ['一', '先写结果。'],
      ['二', '另一种'],
    ])
    expect(
      ai.asked
        .at(-1)!
        .messages.map(({ content }) => content)
        .slice(1),
    ).toEqual(['一', '先写结果。', '二'])
    ai.does([{ fail: 'down' }])
    await tell(api, 'askAgain', { askId: newShortId(), sessionId }, person.token)
    expect((await read(sessionId)).turns.map(({ answer }) => answer)).toEqual(['先写结果。', '另一种', ''])
    expect(await left()).toBe(3)
  })

  test('sends a resume only when it is named, and of it nothing that says who somebody is', async () => {
    await give(5)
    const resume = resumeOf('欧阳雪')
    resume.basics.phone = '13800138000'
    resume.intention.position = '产品经理'
    const { data } = await person.call('createResume', { resume, title: '产品' })
    await ask({ question: '看看' })
    const told = () => JSON.stringify(ai.asked.at(-1)!.messages)
    expect(told()).not.toContain('产品经理')
    const { events } = await asked({ question: '', prompt: 'polish', resumeId: data.id })
    expect(endOf(events)).toMatchObject({ turn: { resume: { id: data.id, title: '产品' } } })
    expect(told()).toContain('产品经理')
    expect(told()).not.toMatch(/欧阳雪|13800138000/)
    const stranger = await newPerson(api)
    expect((await ask({ resumeId: data.id }, stranger)).code).toBe(Codes.notFound)
    expect(await left(stranger)).toBe(1)
  })

  test('is nobody else’s business', async () => {
    const { sessionId } = await asked()
    const stranger = await newPerson(api)
    const refused = [
      await stranger.call('readChat', { id: sessionId }),
      await stranger.call('renameChat', { id: sessionId, title: '我的' }),
      await stranger.call('eraseChat', { id: sessionId }),
      await tell(api, 'askChat', someQuestion({ sessionId }), stranger.token),
      await tell(api, 'askAgain', { askId: newShortId(), sessionId }, stranger.token),
    ]
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => Codes.notFound))
    expect((await tell(api, 'askChat', someQuestion(), 'x'.repeat(43))).code).toBe(Codes.tokenRevoked)
    expect(await left(stranger)).toBe(1)
  })

  test('keeps sessions with names, and forgets them for good', async () => {
    const { sessionId: id } = await asked()
    expect((await person.call('renameChat', { id, title: ' 项目 ' })).data.title).toBe('项目')
    expect((await person.call('listChats', {})).data.sessions).toMatchObject([{ id, title: '项目' }])
    await person.call('eraseChat', { id })
    expect((await person.call('listChats', {})).data.sessions).toEqual([])
    expect((await person.call('readChat', { id })).code).toBe(Codes.notFound)
    expect(await left()).toBe(0)
  })

  test('two accounts that become one keep what was given to either, and their talks', async () => {
    const other = await newPerson(api)
    await give(10, other)
    await Promise.all([ask({}, other), ask({}, other), ask({}, other)])
    expect([await left(), await left(other)]).toEqual([1, 8])
    await ask()
    await api.db
      .transaction()
      .execute((trx) => mergeAccounts(trx, { from: other.userId, into: person.userId }))
    const { data } = await person.call('listChats', {})
    expect([data.sessions.length, data.standing.left]).toEqual([4, 8])
    expect((await person.call('fetchPlanBenefits', {})).data.benefits[BenefitIds.catPoints]).toBe(8)
  })
})
