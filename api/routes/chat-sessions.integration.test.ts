import { BenefitIds } from '#contract/benefits'
import { Codes } from '#contract/codes'
import { describe, expect, test } from 'vitest'
import { mergeAccounts } from '../accounts/merge'
import { newShortId } from '../keys'
import { someQuestion, tell } from '../testing/chat-events'
import { endOf, useChatRoom } from '../testing/chat-room'
import { databases } from '../testing/databases'
import { newPerson } from '../testing/person'
import { resumeOf } from '../testing/test-api'

describe.each(databases)('talks with the assistant on $name', ({ empty }) => {
  const room = useChatRoom(empty)
  const { api, ai, give, ask, asked, left, read } = room

  test('answers again, and hides the answer before', async () => {
    await give(5)
    const { sessionId } = await asked({ question: '一' })
    await ask({ sessionId, question: '二' })
    ai.does([{ text: '另一种' }, { end: 'whole' }])
    await tell(api, 'askAgain', { askId: newShortId(), sessionId }, room.person.token)
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
    await tell(api, 'askAgain', { askId: newShortId(), sessionId }, room.person.token)
    expect((await read(sessionId)).turns.map(({ answer }) => answer)).toEqual(['先写结果。', '另一种', ''])
    expect(await left()).toBe(3)
  })

  test('sends a resume only when it is named, and of it nothing that says who somebody is', async () => {
    await give(5)
    const resume = resumeOf('欧阳雪')
    resume.basics.phone = '13800138000'
    resume.intention.position = '产品经理'
    const { data } = await room.person.call('createResume', { resume, title: '产品' })
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
    expect((await room.person.call('renameChat', { id, title: ' 项目 ' })).data.title).toBe('项目')
    expect((await room.person.call('listChats', {})).data.sessions).toMatchObject([{ id, title: '项目' }])
    await room.person.call('eraseChat', { id })
    expect((await room.person.call('listChats', {})).data.sessions).toEqual([])
    expect((await room.person.call('readChat', { id })).code).toBe(Codes.notFound)
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
      .execute((trx) => mergeAccounts(trx, { from: other.userId, into: room.person.userId }))
    const { data } = await room.person.call('listChats', {})
    expect([data.sessions.length, data.standing.left]).toEqual([4, 8])
    expect((await room.person.call('fetchPlanBenefits', {})).data.benefits[BenefitIds.catPoints]).toBe(8)
  })
})
