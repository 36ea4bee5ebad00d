import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, expect, describe, test } from 'vitest'
import { findWeixinNickname, listUserWeixinIdentities } from './weixin-identities.queries'
import { databases } from '../../testing/databases'
import { createTestResume, failure, useTestApi } from '../../testing/test-api'
import { scriptedWeixin, createWeixinVisitor } from '../../testing/scripted-weixin'

describe.each(databases)('binding WeChat on $name', ({ empty }) => {
  const weixin = scriptedWeixin()
  const api = useTestApi(empty, { weixin: weixin.provider })
  const session = createWeixinVisitor(api, weixin)
  beforeEach(() => session.nextVisitor())

  test('binding WeChat lets the account log in through it', async () => {
    const token = await api.logIn(session.phone())
    const flow = await session.startBindFlow(token)
    const bound = { code: 0, data: { did: 'bind', token: null, isNewUser: false, returnTo: '/' } }
    expect(await session.finish(flow, token)).toMatchObject(bound)
    expect(await session.finish(flow, token)).toMatchObject(bound)
    expect(await session.userOf(await session.logIn('mp'))).toBe(await session.userOf(token))
  })

  test('binding WeChat requires a session from start to finish', async () => {
    expect(await api.call('makeWeixinState', { purpose: 'bind' })).toMatchObject({
      code: ApiCodes.notLoggedIn,
    })
    const token = await api.logIn(session.phone())
    const flow = await session.startBindFlow(token)
    expect(await session.finish(flow)).toMatchObject({ code: ApiCodes.notLoggedIn })
    const other = await api.logIn(session.phone('other'))
    expect(await session.finish(flow, other)).toMatchObject(
      failure(ApiCodes.conflict, '绑定过程中登录账号发生了变化，请重新绑定'),
    )
    expect(await session.finish(flow, token)).toMatchObject({ code: 0 })
    expect(await session.finish(flow, other)).toMatchObject({ code: ApiCodes.conflict })
  })

  test("an account that only this WeChat user logs in to is merged into the caller's", async () => {
    const alone = await session.logIn('mp')
    const resume = await api.call('createResume', { resume: createTestResume('林晓') }, { token: alone })
    const token = await api.logIn(session.phone())
    const before = await session.countUsers()
    expect(await session.finish(await session.startBindFlow(token), token)).toMatchObject({
      code: 0,
      data: { did: 'bind', token: null },
    })
    expect(await session.countUsers()).toBe(before - 1)
    const userId = await session.userOf(token)
    expect(await session.userOf(await session.logIn('mp'))).toBe(userId)
    expect(await session.userOf(alone)).toBe(userId)
    const owner = api.db.selectFrom('resumes').select('user_id').where('id', '=', resume.data.id)
    expect(await owner.execute()).toEqual([{ user_id: userId }])
    expect((await api.call('readProfile', {}, { token })).data.weixin).toEqual({ nickname: session.name() })
  })

  test('an account with a phone is not merged', async () => {
    const theirs = await api.logIn(session.phone())
    await session.finish(await session.startBindFlow(theirs), theirs)
    const mine = await api.logIn(session.phone('other'))
    const flow = await session.startBindFlow(mine)
    for (let times = 0; times < 2; times++)
      expect(await session.finish(flow, mine)).toMatchObject(
        failure(ApiCodes.conflict, '该微信已绑定另一个有手机号的账号，请先在那个账号中解绑'),
      )
    expect(await session.userOf(await session.logIn())).toBe(await session.userOf(theirs))
  })

  test('an account can have one WeChat user', async () => {
    const token = await api.logIn(session.phone())
    await session.finish(await session.startBindFlow(token), token)
    session.nextVisitor()
    expect(await session.finish(await session.startBindFlow(token), token)).toMatchObject(
      failure(ApiCodes.conflict, '当前账号已绑定另一个微信，请先解绑'),
    )
  })

  test('binding the same WeChat user again, or through another application, succeeds', async () => {
    const token = await api.logIn(session.phone())
    for (const pf of ['web', 'web', 'mp'] as const)
      expect(await session.finish(await session.startBindFlow(token, pf), token)).toMatchObject({ code: 0 })
    expect(await listUserWeixinIdentities(api.db, await session.userOf(token))).toHaveLength(3)
  })

  test('of two different WeChat users bound concurrently one is bound', async () => {
    const token = await api.logIn(session.phone())
    const one = await session.startBindFlow(token)
    session.nextVisitor()
    const answers = await Promise.all([
      session.finish(one, token),
      session.finish(await session.startBindFlow(token), token),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([ApiCodes.conflict, 0])
  })

  test('a concurrent bind and login of one WeChat user lead to one account', async () => {
    const token = await api.logIn(session.phone())
    const rounds = [await session.startBindFlow(token), await session.startLoginFlow('mp')] as const
    const [bound, logged] = await Promise.all([session.finish(rounds[0], token), session.finish(rounds[1])])
    expect([bound.code, logged.code]).toEqual([0, 0])
    expect(await session.userOf(logged.data.token)).toBe(await session.userOf(token))
  })

  describe('unbinding WeChat', () => {
    test('unbinding fails when nothing else opens the account', async () => {
      const token = await session.logIn()
      expect(await api.call('unbindWeixin', {}, { token })).toMatchObject(
        failure(ApiCodes.conflict, '请先绑定手机号，再解绑微信，否则这个账号将无法登录'),
      )
      expect(await session.userOf(await session.logIn())).toBe(await session.userOf(token))
    })

    test('unbinding removes every identity, and may be repeated', async () => {
      const token = await api.logIn(session.phone())
      await session.finish(await session.startBindFlow(token), token)
      for (let times = 0; times < 2; times++)
        expect(await api.call('unbindWeixin', {}, { token })).toMatchObject({ code: 0, data: {} })
      expect(await findWeixinNickname(api.db, await session.userOf(token))).toBeUndefined()
      expect(await session.userOf(await session.logIn())).not.toBe(await session.userOf(token))
    })
  })
})
