import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertIfNew } from '../../db/insert-if-new'
import { openAccount } from './open-account'
import { openSession } from '../logins/session-tokens'
import { databases } from '../../testing/databases'
import { createTestResume, fieldFailure, useTestApi } from '../../testing/test-api'
import { maxSmsCodeAttempts } from '../../lifetimes'

describe.each(databases)('binding a phone on $name', ({ empty }) => {
  const phone = '13800138000'
  const api = useTestApi(empty)
  beforeEach(async () => {
    for (const table of ['users', 'limits', 'invites'] as const) await api.db.deleteFrom(table).execute()
  })

  /** An account that was created through WeChat. */
  async function accountWithoutPhone(userAgent = 'MicroMessenger') {
    const user = await openAccount(
      api.db,
      { phone: null, nickname: '晓' },
      { policyVersion: '', now: api.time.now },
    )
    return { id: user!.id, token: await openSession(api.deps, { userId: user!.id, userAgent }) }
  }
  async function bind(token: string, to = phone) {
    await api.db.deleteFrom('limits').execute()
    await api.call('sendBindCode', { phone: to }, { token })
    return api.call('bindPhone', { phone: to, captcha: api.codeFor(to) }, { token })
  }
  const uidOf = async (token: string) => (await api.call('readProfile', {}, { token })).data.uid as string
  const grant = (user_id: string, seconds: number) => ({
    id: `${user_id}${seconds}`,
    user_id,
    level: 200,
    seconds,
    source: 'order' as const,
    created_at: api.time.now,
  })

  test('binding a free phone lets the account log in with it from then on', async () => {
    const { id, token } = await accountWithoutPhone()
    expect(await bind(token)).toMatchObject({ code: 0, data: { token: null } })
    expect(await uidOf(await api.logIn(phone))).toBe(id)
    expect(await bind(token)).toMatchObject({ code: 0, data: { token: null } })
  })

  test('binding another free phone replaces the first', async () => {
    const token = await api.logIn(phone)
    const uid = await uidOf(token)
    expect((await bind(token, '13900139000')).code).toBe(0)
    expect(await uidOf(await api.logIn('13900139000'))).toBe(uid)
    expect(await uidOf(await api.logIn(phone))).not.toBe(uid)
  })

  test('a login code cannot bind a phone', async () => {
    const { token } = await accountWithoutPhone()
    await api.call('sendLoginCode', { phone })
    const bound = await api.call('bindPhone', { phone, captcha: api.codeFor(phone) }, { token })
    expect(bound).toMatchObject(fieldFailure({ captcha: 'codeExpired' }))
  })

  test('a user with a phone cannot bind the phone of another account', async () => {
    await api.logIn(phone)
    const token = await api.logIn('13900139000')
    expect(await bind(token)).toMatchObject({
      code: ApiCodes.invalidInput,
      data: { fields: { phone: 'phoneTaken' }, errorMsg: '这个手机号已绑定其他账号' },
    })
    expect((await api.call('readProfile', {}, { token })).data.phone).toBe('139****9000')
  })

  test('binding merges an account without a phone into the one that has it, with everything', async () => {
    const known = await api.logIn(phone)
    const into = await uidOf(known)
    const { id, token } = await accountWithoutPhone()
    const other = await openSession(api.deps, { userId: id, userAgent: 'elsewhere' })
    await api.db
      .insertInto('grants')
      .values([grant(id, 10), grant(into, 20)])
      .execute()
    const counter = { benefit_id: 2, period_at: 5, spent: 1 }
    await api.db
      .insertInto('benefit_counters')
      .values([
        { ...counter, user_id: id, spent: 3 },
        { ...counter, user_id: into, spent: 2 },
        { ...counter, user_id: id, benefit_id: 6, period_at: 0 },
      ])
      .execute()
    const invite = { agent_code: '', phone_hash: null, created_at: 1 }
    const brought = await api.logIn('13900139000')
    await api.db
      .insertInto('invites')
      .values([
        { ...invite, id: 'i', inviter_id: id, newcomer_id: await uidOf(brought) },
        { ...invite, id: 'self', inviter_id: into, newcomer_id: id },
      ])
      .execute()
    for (const one of [token, known])
      for (const origin of ['draft:1', undefined, `of:${one}`])
        await api.call(
          'createResume',
          { title: one.slice(0, 8), resume: createTestResume('林'), origin },
          { token: one },
        )
    await api.db.updateTable('users').set({ closes_at: 1 }).where('id', '=', into).execute()

    const bound = await bind(token)
    expect(bound).toMatchObject({ code: 0, data: { token: expect.any(String) } })
    expect(await uidOf(bound.data.token)).toBe(into)
    expect((await api.call('checkLogin', {}, { token })).code).toBe(ApiCodes.tokenRevoked)
    expect([await uidOf(other), await uidOf(known)]).toEqual([into, into])
    expect((await api.call('listResumes', {}, { token: known })).data.live).toHaveLength(6)
    const sum = await api.db.selectFrom('grants').select('seconds').where('user_id', '=', into).execute()
    expect(sum.map(({ seconds }) => seconds).sort()).toEqual([10, 20])
    const counters = await api.db.selectFrom('benefit_counters').selectAll().orderBy('benefit_id').execute()
    expect(counters).toMatchObject([
      { user_id: into, benefit_id: 2, spent: 3 },
      { user_id: into, benefit_id: 6, spent: 1 },
    ])
    const invites = await api.db.selectFrom('invites').selectAll().orderBy('id').execute()
    expect(invites).toMatchObject([
      { id: 'i', inviter_id: into },
      { id: 'self', inviter_id: into, newcomer_id: null },
    ])
    const users = await api.db.selectFrom('users').selectAll().where('id', 'in', [id, into]).execute()
    expect(users).toMatchObject([{ id: into, closes_at: null }])
  })

  test('data created during a merge belongs to the merged account, or its creation failed', async () => {
    const known = await api.logIn(phone)
    const { id, token } = await accountWithoutPhone()
    const other = await openSession(api.deps, { userId: id, userAgent: 'elsewhere' })
    await api.db.deleteFrom('limits').execute()
    await api.db
      .insertInto('grants')
      .values(grant(await uidOf(known), 31 * 86_400))
      .execute()
    await api.call('sendBindCode', { phone }, { token })
    const captcha = api.codeFor(phone)
    const create = () => api.call('createResume', { resume: createTestResume('林') }, { token: other })
    const [bound, ...made] = await Promise.all([
      api.call('bindPhone', { phone, captcha }, { token }),
      ...[1, 2, 3, 4, 5, 6].map(create),
    ])
    expect(bound.code).toBe(0)
    const live = (await api.call('listResumes', {}, { token: known })).data.live as unknown[]
    expect(live).toHaveLength(made.filter(({ code }) => code === 0).length)
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200))
  })

  test('of five accounts that bind one phone with one code concurrently, one succeeds', async () => {
    // A code may be tried five times: of ten, the one that asked for it could come too late.
    const accounts = await Promise.all(
      Array.from({ length: maxSmsCodeAttempts }, () => accountWithoutPhone()),
    )
    await api.call('sendBindCode', { phone }, { token: accounts[0]!.token })
    const captcha = api.codeFor(phone)
    const bound = await Promise.all(
      accounts.map(({ token }) => api.call('bindPhone', { phone, captcha }, { token })),
    )
    expect(bound.filter(({ code }) => code === 0)).toHaveLength(1)
    const owners = await api.db.selectFrom('users').selectAll().where('phone', '=', phone).execute()
    expect(owners).toHaveLength(1)
  })

  test("a newcomer's invite counts for the phone they bind, unless that phone was invited before", async () => {
    const inviter = await uidOf(await api.logIn('13900139000'))
    const { id, token } = await accountWithoutPhone()
    const invite = { agent_code: '', phone_hash: null, created_at: 1, inviter_id: inviter }
    const insertInvite = (of: { id: string; newcomer_id: string }) =>
      insertIfNew(api.db, 'invites', { ...invite, ...of })
    await insertInvite({ id: 'a', newcomer_id: id })
    await bind(token)
    const marked = () => api.db.selectFrom('invites').selectAll().orderBy('id').execute()
    expect(await marked()).toMatchObject([{ newcomer_id: id, phone_hash: expect.any(String) }])

    await api.db.updateTable('users').set({ phone: null }).where('id', '=', id).execute()
    const again = await accountWithoutPhone()
    await insertInvite({ id: 'b', newcomer_id: again.id })
    await bind(again.token)
    expect((await marked())[1]).toMatchObject({ newcomer_id: null, phone_hash: null })
  })
})
