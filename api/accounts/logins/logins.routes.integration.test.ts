import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  previousTokenLifeMs,
  sessionRotationIntervalMs,
  lastSeenIntervalMs,
  sessionLifeMs,
} from '../../lifetimes'
import { databases } from '../../testing/databases'
import { useTestApi } from '../../testing/test-api'

describe.each(databases)('logging in on $name', ({ empty }) => {
  const phone = '13800138000'
  const api = useTestApi(empty, { adminPhones: ['13900139000'] })
  beforeEach(async () => {
    await api.db.deleteFrom('users').execute()
    await api.db.deleteFrom('limits').execute()
  })
  const check = (token: string) => api.call('checkLogin', {}, { token })
  const login = (captcha: string) => api.call('loginByPhone', { phone, captcha })

  test('a new phone creates an account, and a known one logs in to it', async () => {
    expect((await api.call('sendLoginCode', { phone: '+86 138-0013-8000' })).data).toEqual({
      resendAfterSeconds: 60,
    })
    const first = await api.call('loginByPhone', {
      phone,
      captcha: api.codeFor(phone),
      policyVersion: '2026-05',
    })
    expect(first).toMatchObject({ code: 0, data: { isNewUser: true } })
    const users = await api.db.selectFrom('users').selectAll().execute()
    expect(users).toMatchObject([
      { phone, nickname: '用户8000', is_admin: 0, policy_version: '2026-05', policy_at: api.time.now },
    ])
    expect(users[0]!.invite_code).toMatch(/^[2-9A-HJKMNP-TW-Z]{6}$/)

    api.time.now += 60_000
    await api.call('sendLoginCode', { phone })
    const again = await login(api.codeFor(phone))
    expect(again).toMatchObject({ code: 0, data: { isNewUser: false } })
    expect(again.data.token).not.toBe(first.data.token)
    expect(await api.db.selectFrom('users').selectAll().execute()).toEqual(users)
  })

  test('tokens and codes are stored as hashes only', async () => {
    await api.call('sendLoginCode', { phone })
    const code = api.codeFor(phone)
    expect(JSON.stringify(await api.db.selectFrom('sms_codes').selectAll().execute())).not.toContain(
      `"${code}"`,
    )
    const token = (await login(code)).data.token as string
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await api.db.selectFrom('sessions').selectAll().execute())).not.toContain(token)
  })

  test('of 100 concurrent logins with one code one succeeds', async () => {
    await api.call('sendLoginCode', { phone })
    const code = api.codeFor(phone)
    const logins = await Promise.all(Array.from({ length: 100 }, () => login(code)))
    expect(logins.filter((one) => one.code === 0)).toHaveLength(1)
    expect(await api.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    expect(await api.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
  })

  test('a missing token is answered with -6001, an unknown one with -6003, an expired one with -6002', async () => {
    expect((await api.call('checkLogin', {})).code).toBe(ApiCodes.notLoggedIn)
    expect((await check('A'.repeat(43))).code).toBe(ApiCodes.tokenRevoked)
    const token = await api.logIn(phone)
    api.time.now += sessionLifeMs
    expect((await check(token)).code).toBe(ApiCodes.tokenExpired)
  })

  test('a token is rotated once a day, and parallel calls with the old one get the same successor', async () => {
    const token = await api.logIn(phone)
    api.time.now += sessionRotationIntervalMs - 1
    expect((await check(token)).data).toBe(token)
    api.time.now += 1
    const answers = await Promise.all(Array.from({ length: 30 }, () => check(token)))
    const [next, ...others] = new Set(answers.map(({ data }) => data as string))
    expect(others).toEqual([])
    expect(next).not.toBe(token)
    expect((await check(next!)).data).toBe(next)

    api.time.now += previousTokenLifeMs - 1
    expect((await check(token)).data).toBe(next)
    api.time.now += 1
    expect((await check(token)).code).toBe(ApiCodes.tokenExpired)
    expect((await check(next!)).data).toBe(next)

    api.time.now += sessionRotationIntervalMs
    const third = (await check(next!)).data as string
    expect((await check(third)).data).toBe(third)
    expect((await check(token)).code).toBe(ApiCodes.tokenRevoked)
  })

  test('a successor that never reached the browser logs nobody out: the old token gets it again', async () => {
    const token = await api.logIn(phone)
    api.time.now += sessionRotationIntervalMs
    const lost = (await check(token)).data as string
    api.time.now += sessionRotationIntervalMs
    expect((await check(token)).data).toBe(lost)
    expect((await check(lost)).code).toBe(0)
    api.time.now += previousTokenLifeMs
    expect((await check(token)).code).toBe(ApiCodes.tokenExpired)
  })

  test('a session that is used every day never expires', async () => {
    let token = await api.logIn(phone)
    for (let day = 0; day < 20; day++) {
      api.time.now += sessionRotationIntervalMs
      token = (await check(token)).data as string
    }
    expect((await check(token)).code).toBe(0)
  })

  test('the last use of a session is stored every five minutes at most', async () => {
    const token = await api.logIn(phone)
    const lastSeenAt = async () =>
      (await api.db.selectFrom('sessions').select('last_seen_at').execute())[0]!.last_seen_at
    const start = api.time.now
    api.time.now += lastSeenIntervalMs - 1
    await check(token)
    expect(await lastSeenAt()).toBe(start)
    api.time.now += 1
    await check(token)
    expect(await lastSeenAt()).toBe(api.time.now)
  })

  test('logging out ends only this session, and may be repeated', async () => {
    const [here, there] = [await api.logIn(phone), await api.logIn(phone)]
    expect(await api.call('logout', {}, { token: here })).toMatchObject({ code: 0, data: {} })
    expect(await api.call('logout', {}, { token: here })).toMatchObject({ code: 0, data: {} })
    expect(await api.call('logout', {})).toMatchObject({ code: 0, data: {} })
    expect((await check(here)).code).toBe(ApiCodes.tokenRevoked)
    expect((await check(there)).code).toBe(0)
  })

  test('users with a phone in ADMIN_PHONES become admins at login', async () => {
    const isAdmin = async (token: string) => (await api.call('checkAdmin', {}, { token })).data
    expect(await isAdmin(await api.logIn('13900139000'))).toBe(true)
    expect(await isAdmin(await api.logIn(phone))).toBe(false)
  })

  test('only a new policy version counts as a new consent', async () => {
    const consent = () =>
      api.db.selectFrom('users').select(['policy_version', 'policy_at']).executeTakeFirst()
    const start = api.time.now
    await api.logIn(phone, { policyVersion: 'a' })
    api.time.now += 1
    await api.logIn(phone, { policyVersion: 'a' })
    await api.logIn(phone)
    expect(await consent()).toEqual({ policy_version: 'a', policy_at: start })
    await api.logIn(phone, { policyVersion: 'b' })
    expect(await consent()).toEqual({ policy_version: 'b', policy_at: start + 1 })
  })
})
