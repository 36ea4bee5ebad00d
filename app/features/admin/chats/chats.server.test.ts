import { describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fakes/fake-api-client'
import { flagChat, loadChatView } from './chats.server'

const { t } = i18nFor('zh')

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

describe('the admin page of a chat', () => {
  test.each([
    [false, 'do=flag', 'flag'],
    [false, 'do=unflag', undefined],
    [true, 'do=unflag', 'unflag'],
    [true, '', undefined],
  ])('for a chat with flagged=%s, ?%s confirms %s', async (flagged, query, confirmingAction) => {
    const api = fakeApiClient({ openChatAsAdmin: () => opened(flagged) })
    expect(await loadChatView(api, id, new URLSearchParams(query))).toMatchObject({
      confirmingAction,
      chat: { id },
    })
  })

  test('loadChatView returns undefined for an unknown chat, and for an invalid id without an API call', async () => {
    const api = fakeApiClient({ openChatAsAdmin: failingWith(-8001) })
    expect(await loadChatView(api, id, new URLSearchParams())).toBeUndefined()
    const apiWithoutCalls = fakeApiClient({})
    expect(await loadChatView(apiWithoutCalls, '../x', new URLSearchParams())).toBeUndefined()
    expect(apiWithoutCalls.calls).toEqual([])
  })
})

describe('flagging a chat', () => {
  const press = (fields: Record<string, string>, answers: Parameters<typeof fakeApiClient>[0] = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const api = fakeApiClient(answers)
    return { api, said: flagChat(api, id, form, t) }
  }

  test('flags the chat of the page, whatever id the form sends', async () => {
    const { said, api } = press({ id: 'another-one', to: 'flag', reason: ' 可疑 ' }, { flagChat: () => ({}) })
    expect(await said).toBeUndefined()
    expect(api.calls).toEqual([['flagChat', { id, to: 'flag', reason: '可疑' }]])
  })

  test.each([
    [{ to: 'flag', reason: ' ' }, t('admin:act.badReason')],
    [{ to: 'erase', reason: 'x' }, t('admin:act.wrong')],
  ])('rejects %j with %s, without an API call', async (fields, problem) => {
    const { said, api } = press(fields)
    expect([await said, api.calls]).toEqual([problem, []])
  })

  test("returns the service's refusal, and a general message when the service is unreachable", async () => {
    const wish = { to: 'flag', reason: 'x' }
    expect(await press(wish, { flagChat: failingWith(-8002) }).said).toBe('不行')
    expect(await press(wish, { flagChat: failUnreachable }).said).toBe(t('admin:act.wrong'))
  })
})
