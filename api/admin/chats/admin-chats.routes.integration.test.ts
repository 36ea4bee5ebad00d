import type { AdminChat, AdminChatDetails } from '#contract/admin/admin-chat'
import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { newShortId } from '../../ids-and-hashes'
import { readStream } from '../../testing/read-stream'
import { useTestChat } from '../../testing/use-test-chat'
import { databases } from '../../testing/databases'
import { createTestAdmin, createTestUser, type TestUser } from '../../testing/test-person'

describe.each(databases)('chats in the admin panel on $name', ({ empty }) => {
  const chat = useTestChat(empty)
  const { api, ai, grantPoints, ask, askSuccessfully } = chat
  let admin: TestUser
  let id: string
  beforeEach(async () => {
    admin = await createTestAdmin(api)
    await grantPoints(9)
    id = (await askSuccessfully({ question: '我叫欧阳雪，怎样写项目？' })).sessionId
  })
  const list = async (more: Record<string, string> = {}) =>
    (await admin.call('listChatsAsAdmin', more as never)).data as {
      rows: AdminChat[]
      after: string
      before: string
    }
  const idsOf = async (more: Record<string, string>) => (await list(more)).rows.map((row) => row.id)
  const open = async (user = admin) => (await user.call('openChatAsAdmin', { id })).data as AdminChatDetails
  const flag = (to: 'flag' | 'unflag', whose = id) =>
    admin.call('flagChat', { id: whose, to, reason: '可疑' })
  const lines = () =>
    api.db.selectFrom('audit_log').select(['action', 'actor_id']).where('subject_id', '=', id).execute()

  test('chats are listed with their cost and failures, but without their texts', async () => {
    ai.setScript([{ text: '另一种' }, { end: 'whole' }])
    await readStream(api, 'askAgain', { askId: newShortId(), sessionId: id }, chat.person.token)
    ai.setScript([{ fail: 'down' }])
    await ask({ sessionId: id })
    const { rows } = await list({ search: id })
    expect(rows).toMatchObject([
      { id, questions: 3, failures: 1, points: 2, tokensIn: 7, tokensOut: 3, flagged: false },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/欧阳雪|项目|先写|另一种/)
  })

  test('chats are found by id, user and phone, and not by their texts', async () => {
    await api.db.updateTable('users').set({ phone: null }).where('phone', '=', '13712345678').execute()
    await api.db
      .updateTable('users')
      .set({ phone: '13712345678' })
      .where('id', '=', chat.person.userId)
      .execute()
    for (const search of [id, chat.person.userId, '137 1234 5678'])
      expect([search, await idsOf({ search })]).toEqual([search, [id]])
    for (const search of ['欧阳雪', '我叫', '1371234', '%']) expect(await idsOf({ search })).toEqual([])
    expect(JSON.stringify(await list({ search: id }))).not.toContain('13712345678')
  })

  test('tokens are null when no provider reported them, and unlimited plans cost no points', async () => {
    await api.db
      .updateTable('chat_turns')
      .set({ tokens_in: null, tokens_out: null, period_at: null })
      .where('session_id', '=', id)
      .execute()
    expect((await list({ search: id })).rows).toMatchObject([{ points: 0, tokensIn: null, tokensOut: null }])
  })

  test('chats are paged forwards and backwards in every sort order', async () => {
    for (const sort of ['updated', 'created'])
      for (const order of ['asc', 'desc']) {
        const first = await list({ sort, order, size: '1' })
        const second = await list({ sort, order, size: '1', after: first.after })
        expect(second.rows).not.toEqual(first.rows)
        expect((await list({ sort, order, size: '1', before: second.before })).rows).toEqual(first.rows)
      }
  })

  test('opening a chat shows its texts and costs, and is audited once per visit', async () => {
    const { title, turns, owner } = await open()
    expect([title, owner.id]).toEqual(['我叫欧阳雪，怎样写项目？', chat.person.userId])
    expect(turns).toMatchObject([
      { answer: '先写结果。', points: 1, tokensIn: 7, tokensOut: 3, model: 'scripted', firstMs: 0 },
    ])
    await Promise.all([1, 2, 3].map(() => open()))
    expect(await lines()).toEqual([{ action: 'chatOpened', actor_id: admin.userId }])
    const other = await createTestAdmin(api)
    await open(other)
    api.time.now += 16 * 60_000
    await open()
    expect((await lines()).map(({ actor_id }) => actor_id).toSorted()).toEqual(
      [admin.userId, admin.userId, other.userId].toSorted(),
    )
  })

  test('a chat is flagged and unflagged, audited once each, and its user sees nothing of it', async () => {
    const before = await chat.readChat(id)
    expect((await flag('flag')).code).toBe(ApiCodes.ok)
    expect(await flag('flag')).toMatchObject({ code: ApiCodes.conflict })
    expect(await idsOf({ filter: 'flagged' })).toContain(id)
    expect(await chat.readChat(id)).toEqual(before)
    expect((await flag('unflag')).code).toBe(ApiCodes.ok)
    expect(await idsOf({ filter: 'flagged' })).not.toContain(id)
    const { history } = await open()
    expect(history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'chatFlagged',
          before: { flagged: false },
          after: { flagged: true },
          reason: '可疑',
        }),
        expect.objectContaining({
          action: 'chatUnflagged',
          before: { flagged: true },
          after: { flagged: false },
        }),
      ]),
    )
    expect(history).toHaveLength(3)
  })

  test('proposals for a resume are marked as such, and show the texts before and after', async () => {
    const resume = buildResume((one) => void (one.style.template = 'classic@3'))
    const { data } = await chat.person.call('createResume', { resume })
    ai.setScript([{ text: '{"changes":[{"field":"f1","text":"- 牵头一件事"}]}' }, { end: 'whole' }])
    const question = { askId: newShortId(), resumeId: data.id, act: 'polish' as const }
    await readStream(api, 'askProposals', question, chat.person.token)
    const rows = (await list({ search: chat.person.userId })).rows
    expect(new Set(rows.map(({ resumeId }) => resumeId))).toEqual(new Set([data.id, null]))
    id = rows.find(({ resumeId }) => resumeId === data.id)!.id
    expect((await open()).turns).toMatchObject([
      { prompt: 'polish', question: '', answer: '- 做了一件事\n→ - 牵头一件事', points: 1 },
    ])
  })

  test('a chat that its user erased is gone for admins, too', async () => {
    await chat.person.call('eraseChat', { id })
    expect(await admin.call('openChatAsAdmin', { id })).toMatchObject({ code: ApiCodes.notFound })
    expect(await flag('flag')).toMatchObject({ code: ApiCodes.notFound })
    expect(await idsOf({ search: id })).toEqual([])
  })

  test('answers are counted by day, failures apart', async () => {
    const today = async () => {
      const { series } = (await admin.call('readAdminSeries', {})).data
      return Object.fromEntries(
        ['answers', 'points', 'tokens', 'answerFailures'].map((name) => [name, series[name].at(-1)]),
      )
    }
    await api.db.deleteFrom('chat_turns').execute()
    await ask()
    ai.setScript([{ fail: 'busy' }])
    await ask({}, await createTestUser(api))
    expect(await today()).toEqual({ answers: 1, points: 1, tokens: 10, answerFailures: 1 })
  })
})
