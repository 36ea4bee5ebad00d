import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { eraseClosedAccounts } from './erase-closed-accounts'
import { hashPhone } from '../../ids-and-hashes'
import { coolingOffMs } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { createTestResume, failure, fieldFailure, useTestApi } from '../../testing/test-api'

describe.each(databases)('accounts on $name', ({ empty }) => {
  const phone = '13800138000'
  let token: string
  const api = useTestApi(empty)
  beforeEach(async () => {
    for (const table of ['users', 'invites'] as const) await api.db.deleteFrom(table).execute()
    token = await api.logIn(phone, {}, { userAgent: 'MicroMessenger Android' })
  })
  const profile = async () => (await api.call('readProfile', {}, { token })).data
  const closingCode = async () => {
    await api.db.deleteFrom('limits').execute()
    await api.call('sendClosingCode', {}, { token })
    return api.codeFor(phone)
  }

  test('an account shows its owner the phone masked', async () => {
    expect(await profile()).toEqual({
      uid: expect.any(String),
      nickname: '用户8000',
      phone: '138****8000',
      weixin: null,
      inviteCode: expect.stringMatching(/^\w{6}$/),
      createdAt: api.time.now,
      closesAt: null,
    })
  })

  test('an account can be renamed', async () => {
    const renamed = await api.call('renameUser', { nickname: '  林 晓\n' }, { token })
    expect(renamed.data).toEqual({ ...(await profile()), nickname: '林 晓' })
    const empty = await api.call('renameUser', { nickname: ' ' }, { token })
    expect(empty).toMatchObject(fieldFailure({ nickname: 'required' }))
  })

  test('an account lists its sessions, and ends one of them or all', async () => {
    api.time.now += 1
    const elsewhere = await api.logIn(phone, {}, { userAgent: 'Chrome Windows' })
    const listed = await api.call('listSessions', {}, { token })
    expect(listed.data).toMatchObject([
      { device: 'Chrome · Windows', current: false, createdAt: api.time.now },
      { device: '微信 · Android', current: true, createdAt: api.time.now - 1 },
    ])
    await api.call('endSessions', { id: listed.data[0].id }, { token })
    expect((await api.call('checkLogin', {}, { token: elsewhere })).code).toBe(ApiCodes.tokenRevoked)
    expect((await api.call('listSessions', {}, { token })).data).toHaveLength(1)
    await api.call('endSessions', {}, { token })
    expect((await api.call('checkLogin', {}, { token })).code).toBe(ApiCodes.tokenRevoked)
  })

  test("an account cannot end another user's session", async () => {
    const other = await api.logIn('13900139000')
    const [session] = (await api.call('listSessions', {}, { token: other })).data
    await api.call('endSessions', { id: session.id }, { token })
    await api.call('endSessions', {}, { token })
    expect((await api.call('checkLogin', {}, { token: other })).code).toBe(0)
  })

  test('an account exports its stored data', async () => {
    const { uid } = await profile()
    const grant = { level: 100, seconds: 86_400, source: 'invite' as const, created_at: 5 }
    await api.db
      .insertInto('grants')
      .values({ id: 'g', user_id: uid, ...grant })
      .execute()
    await api.logIn('13900139000', { inviterCode: (await profile()).inviteCode, agentCode: 'A1' })
    const resume = createTestResume('林晓')
    const { id } = (await api.call('createResume', { title: '前端', resume }, { token })).data
    await api.call('markResumeVersion', { id, revision: 1, name: '初稿' }, { token })
    const { data } = await api.call('exportData', {}, { token })
    expect(data).toEqual({
      profile: await profile(),
      phone,
      data: {
        sessions: [expect.objectContaining({ user_agent: 'MicroMessenger Android' })],
        known_devices: [],
        weixin_identities: [],
        grants: [grant, { ...grant, created_at: api.time.now }],
        benefit_counters: [],
        ai_credit_lines: [],
        point_grants: [],
        chat_sessions: [],
        chat_turns: [],
        shares: [],
        download_windows: [],
        invoice_requests: [],
        orders: [],
        resumes: [expect.objectContaining({ title: '前端', resume })],
        resume_versions: [expect.objectContaining({ resume_id: id, revision: 1, name: '初稿', resume })],
        handoffs: [],
        invites: [{ agent_code: 'A1', created_at: api.time.now }],
        feedback: [],
        favourite_templates: [],
      },
    })
    expect(JSON.stringify(data)).not.toMatch(/hash/)
  })

  test('an account closes seven days after a confirmed request, unless its owner cancels', async () => {
    const responses = await api.call('closeAccount', {}, { token })
    expect(responses).toMatchObject(fieldFailure({ captcha: 'codeEmpty' }))
    await closingCode()
    const wrong = await api.call('closeAccount', { captcha: '00000' }, { token })
    expect(wrong.data.fields).toEqual({ captcha: 'codeLength' })

    const closing = await api.call('closeAccount', { captcha: await closingCode() }, { token })
    const closesAt = api.time.now + coolingOffMs
    expect(closing.data.closesAt).toBe(closesAt)
    api.time.now += coolingOffMs - 1
    token = await api.logIn(phone)
    expect((await profile()).closesAt).toBe(closesAt)
    // A second request keeps the date.
    expect((await api.call('closeAccount', { captcha: await closingCode() }, { token })).data.closesAt).toBe(
      closesAt,
    )
    expect(await eraseClosedAccounts(api.db, api.time.now)).toBe(0)
    expect((await api.call('keepAccount', {}, { token })).data.closesAt).toBeNull()
    expect(await eraseClosedAccounts(api.db, closesAt)).toBe(0)
    expect((await profile()).closesAt).toBeNull()
  })

  test('an account is erased with all its data, except the hash of an invited phone', async () => {
    const inviter = (await profile()).inviteCode
    const newcomer = '13900139000'
    const leaving = await api.logIn(newcomer, { inviterCode: inviter })
    const { uid } = (await api.call('readProfile', {}, { token: leaving })).data
    const grant = { id: 'e', user_id: uid, level: 100, seconds: 1, source: 'admin' as const, created_at: 1 }
    await api.db.insertInto('grants').values(grant).execute()
    await api.db.deleteFrom('limits').execute()
    await api.call('sendClosingCode', {}, { token: leaving })
    await api.call('closeAccount', { captcha: api.codeFor(newcomer) }, { token: leaving })
    api.time.now += coolingOffMs
    expect(await eraseClosedAccounts(api.db, api.time.now)).toBe(1)

    expect((await api.call('checkLogin', {}, { token: leaving })).code).toBe(ApiCodes.tokenRevoked)
    const left = await Promise.all(
      (['users', 'sessions', 'grants', 'invites'] as const).map((table) =>
        api.db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${uid}|${newcomer}`))
    expect(left[3]).toMatchObject([{ newcomer_id: null, phone_hash: await hashPhone(newcomer) }])

    await api.logIn(newcomer, { inviterCode: inviter })
    expect(await api.db.selectFrom('invites').selectAll().execute()).toHaveLength(1)
  })

  test('an account without a phone closes without a code', async () => {
    await api.db.updateTable('users').set({ phone: null }).execute()
    expect((await profile()).phone).toBeNull()
    expect(await api.call('sendClosingCode', {}, { token })).toMatchObject(
      failure(ApiCodes.invalidInput, '当前账号未绑定手机号'),
    )
    expect((await api.call('closeAccount', {}, { token })).data.closesAt).toBe(api.time.now + coolingOffMs)
  })

  test('an account has the plan of its grants', async () => {
    const plan = async () => (await api.call('fetchPlanBenefits', {}, { token })).data
    const { uid } = await profile()
    expect(await plan()).toMatchObject({
      inPlan: false,
      uid,
      nickname: '用户8000',
      phoneNum: '138****8000',
      plan: '01',
      planName: '免费版',
      planStopTime: 0,
      benefitLrefTime: Date.parse('2026-05-01T00:00:00+08:00'),
      closesAt: null,
      benefits: { '1': 3, '2': 1, '3': 0, '4': -1, '5': 0, '6': 1 },
    })
    const now = api.time.now
    const grant = (id: string, level: number, seconds: number) =>
      api.db
        .insertInto('grants')
        .values({ id, user_id: uid, level, seconds, source: 'order', created_at: now })
        .execute()
    await api.call('createResume', { resume: createTestResume('林晓') }, { token })
    expect((await plan()).benefits).toMatchObject({ '1': 2 })
    await grant('a', 200, 100)
    expect((await plan()).benefits).toMatchObject({ '1': 5 })
    expect(await plan()).toMatchObject({ inPlan: true, plan: '200', planStopTime: now + 100_000 })
    await grant('b', 300, 50)
    expect(await plan()).toMatchObject({ plan: '300', planStopTime: now + 50_000, benefits: { '2': -1 } })
    api.time.now += 50_000
    expect(await plan()).toMatchObject({ plan: '200', planStopTime: now + 150_000 })
    api.time.now += 100_000
    expect(await plan()).toMatchObject({ inPlan: false, plan: '01' })
  })
})
