import { Codes } from '#contract/codes'
import { beforeAll, beforeEach, expect, describe, test } from 'vitest'
import { findWeixinNickname, listWeixinIdentitiesOf } from '../db/weixin-identities'
import { databases } from '../testing/databases'
import { resumeOf, useTestApi } from '../testing/test-api'
import { scriptedWeixin, type WeixinVisit, weixinVisit } from '../testing/weixin-rounds'

describe.each(databases)('binding WeChat on $name', ({ empty }) => {
  const weixin = scriptedWeixin()
  let visit: WeixinVisit
  const api = useTestApi(empty, { weixin: weixin.provider })
  beforeAll(() => {
    visit = weixinVisit(api, weixin)
  })
  beforeEach(() => visit.meetSomebody())

  test('gives an account its WeChat, which then opens it', async () => {
    const token = await api.logIn(visit.phone())
    const round = await visit.bindRound(token)
    const bound = { code: 0, data: { did: 'bind', token: null, isNewUser: false, returnTo: '/' } }
    expect(await visit.finish(round, token)).toMatchObject(bound)
    expect(await visit.finish(round, token)).toMatchObject(bound)
    expect(await visit.userOf(await visit.logIn('mp'))).toBe(await visit.userOf(token))
  })

  test('is for who is logged in, from the beginning to the end', async () => {
    expect(await api.call('makeWeixinState', { purpose: 'bind' })).toMatchObject({
      code: Codes.notLoggedIn,
    })
    const token = await api.logIn(visit.phone())
    const round = await visit.bindRound(token)
    expect(await visit.finish(round)).toMatchObject({ code: Codes.notLoggedIn })
    const other = await api.logIn(visit.phone('other'))
    expect(await visit.finish(round, other)).toMatchObject({
      code: Codes.conflict,
      data: { errorMsg: '登录的账号在绑定途中变了，请重新开始' },
    })
    expect(await visit.finish(round, token)).toMatchObject({ code: 0 })
    expect(await visit.finish(round, other)).toMatchObject({ code: Codes.conflict })
  })

  test('an account that only this WeChat opens goes into the caller’s, whole', async () => {
    const alone = await visit.logIn('mp')
    const resume = await api.call('createResume', { resume: resumeOf('林晓') }, { token: alone })
    const token = await api.logIn(visit.phone())
    const before = await visit.countUsers()
    expect(await visit.finish(await visit.bindRound(token), token)).toMatchObject({
      code: 0,
      data: { did: 'bind', token: null },
    })
    expect(await visit.countUsers()).toBe(before - 1)
    const userId = await visit.userOf(token)
    expect(await visit.userOf(await visit.logIn('mp'))).toBe(userId)
    expect(await visit.userOf(alone)).toBe(userId)
    const owner = api.db.selectFrom('resumes').select('user_id').where('id', '=', resume.data.id)
    expect(await owner.execute()).toEqual([{ user_id: userId }])
    expect((await api.call('readProfile', {}, { token })).data.weixin).toEqual({ nickname: visit.name() })
  })

  test('an account with a phone stays what it is', async () => {
    const theirs = await api.logIn(visit.phone())
    await visit.finish(await visit.bindRound(theirs), theirs)
    const mine = await api.logIn(visit.phone('other'))
    const round = await visit.bindRound(mine)
    for (let times = 0; times < 2; times++)
      expect(await visit.finish(round, mine)).toMatchObject({
        code: Codes.conflict,
        data: { errorMsg: '这个微信已绑定另一个有手机号的账号，请先在那个账号里解绑' },
      })
    expect(await visit.userOf(await visit.logIn())).toBe(await visit.userOf(theirs))
  })

  test('an account has one WeChat', async () => {
    const token = await api.logIn(visit.phone())
    await visit.finish(await visit.bindRound(token), token)
    visit.meetSomebody()
    expect(await visit.finish(await visit.bindRound(token), token)).toMatchObject({
      code: Codes.conflict,
      data: { errorMsg: '当前账号已绑定另一个微信，请先解绑' },
    })
  })

  test('the same WeChat again, and by another application, is no other one', async () => {
    const token = await api.logIn(visit.phone())
    for (const pf of ['web', 'web', 'mp'] as const)
      expect(await visit.finish(await visit.bindRound(token, pf), token)).toMatchObject({ code: 0 })
    expect(await listWeixinIdentitiesOf(api.db, await visit.userOf(token))).toHaveLength(3)
  })

  test('two different ones at once: one of them', async () => {
    const token = await api.logIn(visit.phone())
    const one = await visit.bindRound(token)
    visit.meetSomebody()
    const answers = await Promise.all([
      visit.finish(one, token),
      visit.finish(await visit.bindRound(token), token),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([Codes.conflict, 0])
  })

  test('and a login of the same person at once end in one account', async () => {
    const token = await api.logIn(visit.phone())
    const rounds = [await visit.bindRound(token), await visit.loginRound('mp')] as const
    const [bound, logged] = await Promise.all([visit.finish(rounds[0], token), visit.finish(rounds[1])])
    expect([bound.code, logged.code]).toEqual([0, 0])
    expect(await visit.userOf(logged.data.token)).toBe(await visit.userOf(token))
  })

  describe('unbinding', () => {
    test('is refused where nothing else opens the account', async () => {
      const token = await visit.logIn()
      expect(await api.call('unbindWeixin', {}, { token })).toMatchObject({
        code: Codes.conflict,
        data: { errorMsg: '请先绑定手机号再解绑微信，否则这个账号将无法登录' },
      })
      expect(await visit.userOf(await visit.logIn())).toBe(await visit.userOf(token))
    })

    test('takes every name of it away, and may be said twice', async () => {
      const token = await api.logIn(visit.phone())
      await visit.finish(await visit.bindRound(token), token)
      for (let times = 0; times < 2; times++)
        expect(await api.call('unbindWeixin', {}, { token })).toMatchObject({ code: 0, data: {} })
      expect(await findWeixinNickname(api.db, await visit.userOf(token))).toBeUndefined()
      expect(await visit.userOf(await visit.logIn())).not.toBe(await visit.userOf(token))
    })

    test('is for who is logged in', async () => {
      expect(await api.call('unbindWeixin', {})).toMatchObject({ code: Codes.notLoggedIn })
    })
  })
})
