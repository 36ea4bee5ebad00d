import { beforeAll, describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { type CallName, endpoints, type Endpoint } from '#contract/http/endpoints'
import { streams } from '#contract/http/streams'
import { insertChat } from '../chat/chat-sessions.queries'
import { emptySqlite } from '../testing/databases'
import { setUpTestOrders } from '../testing/test-orders'
import { createTestAdmin, createTestUser, type TestUser } from '../testing/test-person'
import { type ForeignIds, type AccessRight, accessRights } from '../testing/access-rights'
import { scriptedAi } from '../testing/scripted-ai'
import { createTestResume, useTestApi } from '../testing/test-api'

type Row = Pick<Endpoint, 'method' | 'path' | 'needs'>
const rows: Record<string, Row> = {
  ...endpoints,
  ...Object.fromEntries(Object.entries(streams).map(([name, row]) => [name, { ...row, method: 'POST' }])),
}
const table = Object.entries(accessRights) as [CallName, AccessRight][]
const operationsFor = (wanted: AccessRight['who']) =>
  table.filter(([, right]) => right.who === wanted).map(([name]) => name)
const refusals: number[] = [
  ApiCodes.notLoggedIn,
  ApiCodes.tokenExpired,
  ApiCodes.tokenRevoked,
  ApiCodes.accountClosed,
  ApiCodes.redirectHome,
]

test('every endpoint has an access right that matches its row of the contract', () => {
  expect(Object.keys(accessRights).sort()).toEqual(Object.keys(rows).sort())
  for (const [name, right] of table) expect([name, rows[name]!.needs ?? 'anybody']).toEqual([name, right.who])
})

test('endpoints under /api/admin are for admins, except the question whether one is', () => {
  const under = table.filter(([name]) => rows[name]!.path.startsWith('/api/admin/'))
  expect(under.filter(([, right]) => right.who !== 'admin').map(([name]) => name)).toEqual(['checkAdmin'])
})

/** In the format of a token. */
const madeUp = 'A'.repeat(43)

describe('access to endpoints', () => {
  const api = useTestApi(emptySqlite, { ai: scriptedAi().provider })
  const people = {} as Record<'user' | 'other' | 'shutOut' | 'admin', TestUser>
  let foreign: ForeignIds
  let before: unknown
  beforeAll(async () => {
    const testOrders = await setUpTestOrders(api)
    const [user, shutOut, admin] = [
      await createTestUser(api),
      await createTestUser(api),
      await createTestAdmin(api),
    ]
    Object.assign(people, { user, shutOut, admin, other: testOrders.person })
    await api.db.updateTable('users').set({ disabled_at: 1 }).where('id', '=', shutOut.userId).execute()
    foreign = await belongingsOf(testOrders.person, (await testOrders.order()).tradeNo)
    before = await everythingOf(testOrders.person)
  })

  async function belongingsOf(person: TestUser, order: string): Promise<ForeignIds> {
    const written = createTestResume('林晓')
    const resume = (await person.call('createResume', { resume: written })).data.id as string
    const saved = { id: resume, revision: 1, resume: createTestResume('林晓晓') }
    expect((await person.call('saveStoredResume', saved)).code).toBe(ApiCodes.ok)
    await person.call('openShare', { id: resume, hidden: [], password: 'of-the-owner' })
    const [chat, now] = ['chat-of-another', api.time.now]
    await insertChat(api.db, {
      id: chat,
      user_id: person.userId,
      title: '',
      flagged: 0,
      resume_id: null,
      created_at: now,
      updated_at: now,
    })
    const draft = (await api.call('createDraft', { resume: written })).data.id as string
    const session = (await person.call('listSessions', {})).data[0].id as string
    return { written, resume, chat, turn: 'turn-of-another', order, session, draft }
  }

  /** All data of a user, through the API and in the database. */
  async function everythingOf(person: TestUser) {
    return {
      shelf: (await person.call('listResumes', {})).data,
      resume: (await person.call('readStoredResume', { id: foreign.resume })).data,
      share: (await person.call('readShare', { id: foreign.resume })).data,
      order: (await person.call('readOrder', { tradeNo: foreign.order })).data,
      sessions: (await person.call('listSessions', {})).data,
      chats: (await person.call('listChats', {})).data,
      drafts: await api.db.selectFrom('drafts').select(['id', 'revision']).execute(),
    }
  }

  async function codeOf(name: string, input: Record<string, unknown>, token?: string): Promise<number> {
    const { method, path } = rows[name]!
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const query = new URLSearchParams(input as Record<string, string>)
    const filled = path.replace(/:(\w+)/, '1')
    return method === 'POST'
      ? (await api.send(path, { method, headers, body: JSON.stringify(input) })).code
      : (await api.send(`${filled}?${query}`, { headers })).code
  }

  test.each(operationsFor('anybody'))('%s accepts guests and disabled users', async (name) => {
    expect(refusals).not.toContain(await codeOf(name, {}))
    expect(refusals).not.toContain(await codeOf(name, {}, people.shutOut.token))
  })

  test.each([...operationsFor('user'), ...operationsFor('admin')])(
    '%s rejects guests, unknown tokens and disabled users',
    async (name) => {
      expect(await codeOf(name, {})).toBe(ApiCodes.notLoggedIn)
      expect(await codeOf(name, {}, madeUp)).toBe(ApiCodes.tokenRevoked)
      expect(await codeOf(name, {}, people.shutOut.token)).toBe(ApiCodes.accountClosed)
    },
  )

  test.each(operationsFor('admin'))('%s accepts admins only', async (name) => {
    expect(await codeOf(name, {}, people.user.token)).toBe(ApiCodes.redirectHome)
    expect(refusals).not.toContain(await codeOf(name, {}, people.admin.token))
  })

  test.each(table.filter(([, { foreignInput: reach }]) => reach).map(([name]) => name))(
    "%s neither returns nor changes another user's data, for a user, an admin or a guest",
    async (name) => {
      const { foreignInput: reach, isSilent: silent, who: mayCall } = accessRights[name]
      const input = reach!(foreign)
      const wanted = silent ? ApiCodes.ok : ApiCodes.notFound
      expect(await codeOf(name, input, people.user.token)).toBe(wanted)
      expect(await codeOf(name, input, people.admin.token)).toBe(wanted)
      expect(await codeOf(name, input)).toBe(mayCall === 'anybody' ? wanted : ApiCodes.notLoggedIn)
      expect(await everythingOf(people.other)).toEqual(before)
    },
  )

  test('the owner can access all of it', async () => {
    const { resume, order } = foreign
    for (const [name, input] of [
      ['readStoredResume', { id: resume }],
      ['readShare', { id: resume }],
      ['readResumeVersion', { id: resume, revision: 1 }],
      ['readOrder', { tradeNo: order }],
      ['readChat', { id: foreign.chat }],
    ] as const)
      expect([name, await codeOf(name, input, people.other.token)]).toEqual([name, ApiCodes.ok])
  })
})
