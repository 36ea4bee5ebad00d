import { BenefitIds } from '#contract/billing/benefits'
import { ApiCodes } from '#contract/http/api-codes'
import { describe, expect, test } from 'vitest'
import { mergeAccounts } from '../accounts/users/merge-accounts'
import { newShortId } from '../ids-and-hashes'
import { newQuestion, readStream } from '../testing/read-stream'
import { findEndEvent, useTestChat } from '../testing/use-test-chat'
import { databases } from '../testing/databases'
import { createTestUser } from '../testing/test-person'
import { createTestResume } from '../testing/test-api'

describe.each(databases)('chats with the assistant on $name', ({ empty }) => {
  const chat = useTestChat(empty)
  const { api, ai, grantPoints, ask, askSuccessfully, remainingAnswers, readChat } = chat

  test('asking again hides the previous answer', async () => {
    await grantPoints(5)
    const { sessionId } = await askSuccessfully({ question: '一' })
    await ask({ sessionId, question: '二' })
    ai.setScript([{ text: '另一种' }, { end: 'whole' }])
    await readStream(api, 'askAgain', { askId: newShortId(), sessionId }, chat.person.token)
    expect((await readChat(sessionId)).turns.map(({ question, answer }) => [question, answer])).toEqual([
      ['一', '先写结果。'],
      ['二', '另一种'],
    ])
    expect(
      ai.questions
        .at(-1)!
        .messages.map(({ content }) => content)
        .slice(1),
    ).toEqual(['一', '先写结果。', '二'])
    ai.setScript([{ fail: 'down' }])
    await readStream(api, 'askAgain', { askId: newShortId(), sessionId }, chat.person.token)
    expect((await readChat(sessionId)).turns.map(({ answer }) => answer)).toEqual([
      '先写结果。',
      '另一种',
      '',
    ])
    expect(await remainingAnswers()).toBe(3)
  })

  test('a resume is sent only when it is attached, and without personal data', async () => {
    await grantPoints(5)
    const resume = createTestResume('欧阳雪')
    resume.basics.phone = '13800138000'
    resume.intention.position = '产品经理'
    const { data } = await chat.person.call('createResume', { resume, title: '产品' })
    await ask({ question: '看看' })
    const lastQuestion = () => JSON.stringify(ai.questions.at(-1)!.messages)
    expect(lastQuestion()).not.toContain('产品经理')
    const { events } = await askSuccessfully({ question: '', prompt: 'polish', resumeId: data.id })
    expect(findEndEvent(events)).toMatchObject({ turn: { resume: { id: data.id, title: '产品' } } })
    expect(lastQuestion()).toContain('产品经理')
    expect(lastQuestion()).not.toMatch(/欧阳雪|13800138000/)
    const otherUser = await createTestUser(api)
    expect((await ask({ resumeId: data.id }, otherUser)).code).toBe(ApiCodes.notFound)
    expect(await remainingAnswers(otherUser)).toBe(1)
  })

  test('a chat is not accessible to other users', async () => {
    const { sessionId } = await askSuccessfully()
    const otherUser = await createTestUser(api)
    const refused = [
      await otherUser.call('readChat', { id: sessionId }),
      await otherUser.call('renameChat', { id: sessionId, title: '我的' }),
      await otherUser.call('eraseChat', { id: sessionId }),
      await readStream(api, 'askChat', newQuestion({ sessionId }), otherUser.token),
      await readStream(api, 'askAgain', { askId: newShortId(), sessionId }, otherUser.token),
    ]
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => ApiCodes.notFound))
    expect((await readStream(api, 'askChat', newQuestion(), 'x'.repeat(43))).code).toBe(ApiCodes.tokenRevoked)
    expect(await remainingAnswers(otherUser)).toBe(1)
  })

  test('chats can be renamed and erased', async () => {
    const { sessionId: id } = await askSuccessfully()
    expect((await chat.person.call('renameChat', { id, title: ' 项目 ' })).data.title).toBe('项目')
    expect((await chat.person.call('listChats', {})).data.sessions).toMatchObject([{ id, title: '项目' }])
    await chat.person.call('eraseChat', { id })
    expect((await chat.person.call('listChats', {})).data.sessions).toEqual([])
    expect((await chat.person.call('readChat', { id })).code).toBe(ApiCodes.notFound)
    expect(await remainingAnswers()).toBe(0)
  })

  test('merging two accounts keeps the granted points and the chats of both', async () => {
    const other = await createTestUser(api)
    await grantPoints(10, other)
    await Promise.all([ask({}, other), ask({}, other), ask({}, other)])
    expect([await remainingAnswers(), await remainingAnswers(other)]).toEqual([1, 8])
    await ask()
    await api.db
      .transaction()
      .execute((trx) =>
        mergeAccounts(trx, { from: other.userId, into: chat.person.userId, now: chat.api.time.now }),
      )
    const { data } = await chat.person.call('listChats', {})
    expect([data.sessions.length, data.standing.left]).toEqual([4, 8])
    expect((await chat.person.call('fetchPlanBenefits', {})).data.benefits[BenefitIds.catPoints]).toBe(8)
  })
})
