import { describe, expect, test } from 'vitest'
import { desk } from '#app/i18n/zh/desk'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import { flagChat, loadChatView } from './chats.server'

const id = 'a-session'
const opened = (flagged: boolean) => ({
  id,
  owner: { id: 'u1', nickname: '林晓', phone: null },
  flagged,
  resumeId: null,
  questions: 0,
  failures: 0,
  points: 0,
  tokensIn: null,
  tokensOut: null,
  createdAt: 1,
  updatedAt: 1,
  title: '项目',
  turns: [],
  history: [],
})

describe('the page of a talk', () => {
  test.each([
    [false, 'do=flag', 'flag'],
    [false, 'do=unflag', undefined],
    [true, 'do=unflag', 'unflag'],
    [true, '', undefined],
  ])('marked: %s, ?%s asks for %s', async (flagged, query, step) => {
    const upstream = fakeUpstream({ openChatAsAdmin: () => opened(flagged) })
    expect(await loadChatView(upstream, id, new URLSearchParams(query))).toMatchObject({ step, chat: { id } })
  })

  test('is none where there is none, unasked for what is no number', async () => {
    const upstream = fakeUpstream({ openChatAsAdmin: refusing(-8001) })
    expect(await loadChatView(upstream, id, new URLSearchParams())).toBeUndefined()
    const unasked = fakeUpstream({})
    expect(await loadChatView(unasked, '../x', new URLSearchParams())).toBeUndefined()
    expect(unasked.calls).toEqual([])
  })
})

describe('its button', () => {
  const press = (fields: Record<string, string>, answers: Parameters<typeof fakeUpstream>[0] = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const upstream = fakeUpstream(answers)
    return { upstream, said: flagChat(upstream, id, form, desk) }
  }

  test('marks the talk the page is of, whatever the form says', async () => {
    const { said, upstream } = press(
      { id: 'another-one', to: 'flag', reason: ' 可疑 ' },
      { flagChat: () => ({}) },
    )
    expect(await said).toBeUndefined()
    expect(upstream.calls).toEqual([['flagChat', { id, to: 'flag', reason: '可疑' }]])
  })

  test.each([
    [{ to: 'flag', reason: ' ' }, desk.act.badReason],
    [{ to: 'erase', reason: 'x' }, desk.act.wrong],
  ])('%j: %s, unasked', async (fields, problem) => {
    const { said, upstream } = press(fields)
    expect([await said, upstream.calls]).toEqual([problem, []])
  })

  test('says what the service refuses, and that it does not answer', async () => {
    const wish = { to: 'flag', reason: 'x' }
    expect(await press(wish, { flagChat: refusing(-8002) }).said).toBe('不行')
    expect(await press(wish, { flagChat: unreachable }).said).toBe(desk.act.wrong)
  })
})
