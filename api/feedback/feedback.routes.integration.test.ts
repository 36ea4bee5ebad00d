import { ApiCodes } from '#contract/http/api-codes'
import type { CallName, InputOf } from '#contract/http/endpoints'
import { describe, expect, test } from 'vitest'
import { eraseClosedAccounts } from '../accounts/users/erase-closed-accounts'
import { deleteExpired } from '../db/delete-expired'
import { databases } from '../testing/databases'
import { createTestAdmin, createTestUser } from '../testing/test-person'
import { useTestApi } from '../testing/test-api'
import { feedbackLifeMs } from '../lifetimes'

const message = { topic: 'payment', message: '付款成功，会员还没有到账', contact: 'lin@example.com' } as const

describe.each(databases)('feedback on $name', ({ empty }) => {
  const api = useTestApi(empty)
  const send = (input: object = message, caller: { ip?: string; token?: string } = {}) =>
    api.call('sendFeedback', input as InputOf<'sendFeedback'>, { ip: '10.9.0.1', ...caller })
  async function asAdmin<N extends CallName>(name: N, input: InputOf<N>) {
    return api.call(name, input, { token: (await createTestAdmin(api)).token })
  }
  const list = async (query: InputOf<'listFeedback'> = {}) => (await asAdmin('listFeedback', query)).data
  async function start() {
    await api.db.deleteFrom('feedback').execute()
    await api.db.deleteFrom('limits').execute()
  }

  test('a message of a guest reaches the list of admins as it was written', async () => {
    await start()
    expect(await send({ ...message, message: '  一行\r\n\u0000另一行 ' })).toMatchObject({
      code: 0,
      data: {},
    })
    expect(await list()).toMatchObject({
      count: 1,
      rows: [{ ...message, message: '一行\n另一行', owner: null, answeredAt: null, createdAt: api.time.now }],
    })
  })

  test('a message sent twice is listed once, another day it is another message', async () => {
    await start()
    await Promise.all([send(), send(), send()])
    expect((await list()).count).toBe(1)
    api.time.now += 24 * 60 * 60_000
    await send()
    expect((await list()).count).toBe(2)
  })

  test('a message of somebody logged in names the account, and an ended login only loses the name', async () => {
    await start()
    const person = await createTestUser(api)
    await send(message, { token: person.token })
    await send({ ...message, message: '第二条' }, { token: 'x'.repeat(43) })
    const { rows } = await list({ order: 'asc' })
    const owners = rows.map(({ owner }: { owner: unknown }) => owner)
    expect(owners).toHaveLength(2)
    expect(owners).toContainEqual({ id: person.userId, nickname: '林晓', phone: null })
    expect(owners).toContainEqual(null)
  })

  test.each([
    ['no text', { ...message, message: ' \n ' }, 'message'],
    ['a text that is too long', { ...message, message: '长'.repeat(2_001) }, 'message'],
    ['a contact that is too long', { ...message, contact: '1'.repeat(101) }, 'contact'],
    ['a topic there is not', { ...message, topic: 'weather' }, 'topic'],
  ])('a message with %s is refused at its field', async (_, input, field) => {
    const { code, data } = await send(input, { ip: '10.9.0.7' })
    expect([code, Object.keys(data.fields)]).toEqual([ApiCodes.invalidInput, [field]])
  })

  test('many messages from one address are refused with a wait, others still get through', async () => {
    await start()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => send({ ...message, message: `第 ${n} 条` }, { ip: '10.9.1.1' })),
    )
    expect(answers.filter(({ code }) => code === ApiCodes.tooManyRequests)).toHaveLength(1)
    expect((await send(message, { ip: '10.9.1.2' })).code).toBe(0)
    const person = await createTestUser(api)
    expect((await send(message, { ip: '10.9.1.1', token: person.token })).code).toBe(0)
  })

  test('marking a message moves it between the filters, and the audit log names it', async () => {
    await start()
    await send()
    await send({ ...message, message: '还没处理' })
    const id: string = (await list({ search: '到账' })).rows[0].id
    expect((await asAdmin('markFeedback', { id, to: 'answered' })).code).toBe(0)
    expect((await asAdmin('markFeedback', { id, to: 'answered' })).code).toBe(ApiCodes.conflict)
    const idsOf = async (filter: 'open' | 'answered' | 'all') =>
      (await list({ filter })).rows.map((row: { id: string }) => row.id === id)
    expect(await idsOf('open')).toEqual([false])
    expect(await idsOf('answered')).toEqual([true])
    expect((await idsOf('all')).sort()).toEqual([false, true])
    expect((await asAdmin('markFeedback', { id, to: 'open' })).code).toBe(0)
    expect(await idsOf('answered')).toEqual([])
    const audit = (await asAdmin('listAudit', { filter: 'feedback' })).data.rows
    expect(audit.map(({ action }: { action: string }) => action).sort()).toEqual([
      'feedbackAnswered',
      'feedbackReopened',
    ])
    expect((await asAdmin('markFeedback', { id: 'nothing', to: 'open' })).code).toBe(ApiCodes.notFound)
  })

  test('a search finds words, contacts and accounts, and reads no pattern', async () => {
    await start()
    const person = await createTestUser(api)
    await send({ ...message, message: 'Word 100%_done' }, { token: person.token })
    await send()
    const count = async (search: string) => (await list({ search })).count
    expect(await count('WORD')).toBe(1)
    expect(await count('100%_')).toBe(1)
    expect(await count('1%d')).toBe(0)
    expect(await count('LIN@example')).toBe(2)
    expect(await count(person.userId)).toBe(1)
  })

  test('a message goes into the export of its account, and ends with it', async () => {
    await start()
    const person = await createTestUser(api)
    await send(message, { token: person.token })
    await send({ ...message, message: '别人的' })
    expect((await person.call('exportData', {})).data.data.feedback).toMatchObject([message])
    await api.db.updateTable('users').set({ closes_at: 1 }).where('id', '=', person.userId).execute()
    await eraseClosedAccounts(api.db, api.time.now)
    expect((await list()).rows.map((row: { message: string }) => row.message)).toEqual(['别人的'])
  })

  test('a message is deleted after a year', async () => {
    await start()
    await send()
    api.time.now += feedbackLifeMs
    expect((await list()).rows).toEqual([])
    await deleteExpired(api.db, api.time.now)
    expect(await api.db.selectFrom('feedback').selectAll().execute()).toEqual([])
  })
})
