import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, expect, describe, test } from 'vitest'
import { findWeixinNickname } from './weixin-identities.queries'
import { newSecretToken } from '../../ids-and-hashes'
import { databases } from '../../testing/databases'
import { failure, useTestApi } from '../../testing/test-api'
import {
  startFlow,
  personOn,
  completeExchange,
  scriptedWeixin,
  createWeixinVisitor,
} from '../../testing/scripted-weixin'

const MINUTE_MS = 60_000
const gone = failure(ApiCodes.notFound, '本次微信授权已失效，请重新发起')

describe.each(databases)('logging in by WeChat on $name', ({ empty }) => {
  const weixin = scriptedWeixin()
  const api = useTestApi(empty, { weixin: weixin.provider })
  const session = createWeixinVisitor(api, weixin)
  beforeEach(() => session.nextVisitor())

  test("a first login creates an account without a phone, with WeChat's nickname", async () => {
    const { code, data } = await session.finish(await session.startLoginFlow(), undefined, {
      policyVersion: '2026-05',
    })
    expect(code).toBe(0)
    expect(data).toEqual({
      did: 'login',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      isNewUser: true,
      returnTo: '/resume/my',
    })
    const userId = await session.userOf(data.token)
    const user = await api.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(user).toMatchObject({
      phone: null,
      nickname: session.name(),
      policy_version: '2026-05',
      policy_at: api.time.now,
    })
    expect(await findWeixinNickname(api.db, userId)).toBe(session.name())
    expect(await api.call('checkLogin', {}, { token: data.token })).toMatchObject({ code: 0 })
  })

  test('a second login through either application opens the same account and updates the nickname', async () => {
    const first = await session.logIn('mp')
    const again = await session.finish(await session.startLoginFlow('web', { nickname: '新名字' }))
    expect(again.data.isNewUser).toBe(false)
    expect(await session.userOf(again.data.token)).toBe(await session.userOf(first))
    expect(await findWeixinNickname(api.db, await session.userOf(first))).toBe('新名字')
    await session.logIn('mp', { nickname: '' })
    expect(await findWeixinNickname(api.db, await session.userOf(first))).toBe('新名字')
  })

  test('a disabled account cannot log in, and the error says so', async () => {
    const userId = await session.userOf(await session.logIn())
    await api.db.updateTable('users').set({ disabled_at: 1 }).where('id', '=', userId).execute()
    expect(await session.finish(await session.startLoginFlow())).toMatchObject(
      failure(ApiCodes.accountClosed, '该账号已停用，无法登录；如有疑问，请联系客服'),
    )
  })

  test('without a unionid each application has its own account', async () => {
    const alone = { unionId: null }
    const mp = await session.logIn('mp', alone)
    expect(await session.userOf(await session.logIn('mp', alone))).toBe(await session.userOf(mp))
    expect(await session.userOf(await session.logIn('web', alone))).not.toBe(await session.userOf(mp))
  })

  test('a unionid that arrives later is stored', async () => {
    const before = await session.logIn('mp', { unionId: null })
    await session.logIn('mp')
    expect(await session.userOf(await session.logIn('web'))).toBe(await session.userOf(before))
  })

  test('two accounts that share a unionid are merged', async () => {
    const mp = await session.logIn('mp', { unionId: null })
    const web = await session.logIn('web')
    expect(await session.userOf(mp)).not.toBe(await session.userOf(web))
    const before = await session.countUsers()
    const both = await session.logIn('mp')
    expect(await session.countUsers()).toBe(before - 1)
    expect(await session.userOf(both)).toBe(await session.userOf(web))
    expect(await session.userOf(mp)).toBe(await session.userOf(web))
  })

  test('of two accounts that share a unionid the one with a phone stays', async () => {
    const phone = session.phone()
    const mp = await api.logIn(phone)
    await session.finish(await session.startBindFlow(mp, 'mp', { unionId: null }), mp)
    const web = await session.logIn('web')
    const both = await session.logIn('mp')
    expect(await session.userOf(both)).toBe(await session.userOf(mp))
    expect(await session.userOf(web)).toBe(await session.userOf(mp))
  })

  test('two concurrent finishes of one flow create one account', async () => {
    const before = await session.countUsers()
    const flow = await session.startLoginFlow()
    const answers = await Promise.all([session.finish(flow), session.finish(flow), session.finish(flow)])
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await session.countUsers()).toBe(before + 1)
    const users = await Promise.all(answers.map(({ data }) => session.userOf(data.token)))
    expect(new Set(users).size).toBe(1)
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(3)
  })

  test('two concurrent flows of one user create one account', async () => {
    const before = await session.countUsers()
    const rounds = await Promise.all([
      session.startLoginFlow('mp'),
      session.startLoginFlow('web'),
      session.startLoginFlow('web'),
    ])
    const answers = await Promise.all(rounds.map((flow) => session.finish(flow)))
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await session.countUsers()).toBe(before + 1)
    expect(answers.filter(({ data }) => data.isNewUser)).toHaveLength(1)
    const users = await Promise.all(answers.map(({ data }) => session.userOf(data.token)))
    expect(new Set(users).size).toBe(1)
  })

  test('a flow may be finished again for five minutes, by the same browser only', async () => {
    const flow = await session.startLoginFlow()
    const first = await session.finish(flow)
    expect(await session.finish({ ...flow, browser: newSecretToken() })).toMatchObject({
      code: ApiCodes.notFound,
    })
    api.time.now += 5 * MINUTE_MS - 1
    const again = await session.finish(flow)
    expect(again.data).toMatchObject({ did: 'login', isNewUser: true, returnTo: '/resume/my' })
    expect(again.data.token).not.toBe(first.data.token)
    api.time.now += 1
    expect(await session.finish(flow)).toMatchObject(gone)
  })

  test('a flow cannot be finished before its code was exchanged', async () => {
    expect(await session.finish(await startFlow(api))).toMatchObject(gone)
    expect(await session.finish({ state: 'x', browser: 'x' })).toMatchObject(gone)
  })

  test("a WeChat login stores the newcomer's inviter", async () => {
    const inviter = await session.userOf(await api.logIn(session.phone()))
    const { invite_code } = await api.db
      .selectFrom('users')
      .select('invite_code')
      .where('id', '=', inviter)
      .executeTakeFirstOrThrow()
    const brought = await session.finish(await session.startLoginFlow(), undefined, {
      inviterCode: invite_code,
      agentCode: 'a1',
    })
    const rows = api.db.selectFrom('invites').selectAll().where('inviter_id', '=', inviter)
    expect(await rows.execute()).toMatchObject([
      { newcomer_id: await session.userOf(brought.data.token), agent_code: 'a1', phone_hash: null },
    ])
  })

  test('a login needs no bearer token, and ignores a broken one', async () => {
    expect(await session.finish(await session.startLoginFlow(), newSecretToken())).toMatchObject({ code: 0 })
  })

  test.each(['//evil.example', '/\\evil.example', '/%09/evil.example', 'https://evil.example/'])(
    'a login redirects to no other site: %s',
    async (returnTo) => {
      const flow = await completeExchange(api, weixin.codeFor(personOn('web', session.name())), { returnTo })
      expect((await session.finish(flow)).data.returnTo).toBe('/')
    },
  )
})
