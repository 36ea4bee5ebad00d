import { describe, expect, test } from 'vitest'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { loadChatView } from './chats.server'

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
