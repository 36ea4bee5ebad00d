import { Codes } from '#contract/codes'
import { beforeAll, beforeEach, expect, describe, test } from 'vitest'
import { findWeixinNickname } from '../db/weixin-identities'
import { newSecret } from '../keys'
import { databases } from '../testing/databases'
import { useTestApi } from '../testing/test-api'
import {
  beginRound,
  personOn,
  roundOf,
  scriptedWeixin,
  type WeixinVisit,
  weixinVisit,
} from '../testing/weixin-rounds'

const MINUTE_MS = 60_000
const gone = { code: Codes.notFound, data: { errorMsg: '这次微信授权已失效，请重新开始' } }

describe.each(databases)('logging in by WeChat on $name', ({ empty }) => {
  const weixin = scriptedWeixin()
  let visit: WeixinVisit
  const api = useTestApi(empty, { weixin: weixin.provider })
  beforeAll(() => {
    visit = weixinVisit(api, weixin)
  })
  beforeEach(() => visit.meetSomebody())

  test('opens an account without a phone, by the name WeChat gives', async () => {
    const { code, data } = await visit.finish(await visit.loginRound(), undefined, {
      policyVersion: '2026-05',
    })
    expect(code).toBe(0)
    expect(data).toEqual({
      did: 'login',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      isNewUser: true,
      returnTo: '/resume/my',
    })
    const userId = await visit.userOf(data.token)
    const user = await api.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(user).toMatchObject({
      phone: null,
      nickname: visit.name(),
      policy_version: '2026-05',
      policy_at: api.time.now,
    })
    expect(await findWeixinNickname(api.db, userId)).toBe(visit.name())
    expect(await api.call('checkLogin', {}, { token: data.token })).toMatchObject({ code: 0 })
  })

  test('again is the same person, in either application, by what WeChat calls them now', async () => {
    const first = await visit.logIn('mp')
    const again = await visit.finish(await visit.loginRound('web', { nickname: '新名字' }))
    expect(again.data.isNewUser).toBe(false)
    expect(await visit.userOf(again.data.token)).toBe(await visit.userOf(first))
    expect(await findWeixinNickname(api.db, await visit.userOf(first))).toBe('新名字')
    await visit.logIn('mp', { nickname: '' })
    expect(await findWeixinNickname(api.db, await visit.userOf(first))).toBe('新名字')
  })

  test('is refused to a disabled account, which is told so', async () => {
    const userId = await visit.userOf(await visit.logIn())
    await api.db.updateTable('users').set({ disabled_at: 1 }).where('id', '=', userId).execute()
    expect(await visit.finish(await visit.loginRound())).toMatchObject({
      code: Codes.accountClosed,
      data: { errorMsg: '这个账号已被停用，不能登录。如有疑问，请联系客服' },
    })
  })

  test('without a unionid each application has its own account', async () => {
    const alone = { unionId: null }
    const mp = await visit.logIn('mp', alone)
    expect(await visit.userOf(await visit.logIn('mp', alone))).toBe(await visit.userOf(mp))
    expect(await visit.userOf(await visit.logIn('web', alone))).not.toBe(await visit.userOf(mp))
  })

  test('a unionid that comes later is learnt', async () => {
    const before = await visit.logIn('mp', { unionId: null })
    await visit.logIn('mp')
    expect(await visit.userOf(await visit.logIn('web'))).toBe(await visit.userOf(before))
  })

  test('two accounts that a unionid shows to be one person become one', async () => {
    const mp = await visit.logIn('mp', { unionId: null })
    const web = await visit.logIn('web')
    expect(await visit.userOf(mp)).not.toBe(await visit.userOf(web))
    const before = await visit.countUsers()
    const both = await visit.logIn('mp')
    expect(await visit.countUsers()).toBe(before - 1)
    expect(await visit.userOf(both)).toBe(await visit.userOf(web))
    expect(await visit.userOf(mp)).toBe(await visit.userOf(web))
  })

  test('then the one with a phone is the one that stays', async () => {
    const phone = visit.phone()
    const mp = await api.logIn(phone)
    await visit.finish(await visit.bindRound(mp, 'mp', { unionId: null }), mp)
    const web = await visit.logIn('web')
    const both = await visit.logIn('mp')
    expect(await visit.userOf(both)).toBe(await visit.userOf(mp))
    expect(await visit.userOf(web)).toBe(await visit.userOf(mp))
  })

  test('two finishes at once of one round open one account', async () => {
    const before = await visit.countUsers()
    const round = await visit.loginRound()
    const answers = await Promise.all([visit.finish(round), visit.finish(round), visit.finish(round)])
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await visit.countUsers()).toBe(before + 1)
    const users = await Promise.all(answers.map(({ data }) => visit.userOf(data.token)))
    expect(new Set(users).size).toBe(1)
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(3)
  })

  test('two rounds at once of one person open one account', async () => {
    const before = await visit.countUsers()
    const rounds = await Promise.all([
      visit.loginRound('mp'),
      visit.loginRound('web'),
      visit.loginRound('web'),
    ])
    const answers = await Promise.all(rounds.map((round) => visit.finish(round)))
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await visit.countUsers()).toBe(before + 1)
    expect(answers.filter(({ data }) => data.isNewUser)).toHaveLength(1)
    const users = await Promise.all(answers.map(({ data }) => visit.userOf(data.token)))
    expect(new Set(users).size).toBe(1)
  })

  test('may be finished again for five minutes, by the same browser only', async () => {
    const round = await visit.loginRound()
    const first = await visit.finish(round)
    expect(await visit.finish({ ...round, browser: newSecret() })).toMatchObject({ code: Codes.notFound })
    api.time.now += 5 * MINUTE_MS - 1
    const again = await visit.finish(round)
    expect(again.data).toMatchObject({ did: 'login', isNewUser: true, returnTo: '/resume/my' })
    expect(again.data.token).not.toBe(first.data.token)
    api.time.now += 1
    expect(await visit.finish(round)).toMatchObject(gone)
  })

  test('not before the code was taken', async () => {
    expect(await visit.finish(await beginRound(api))).toMatchObject(gone)
    expect(await visit.finish({ state: 'x', browser: 'x' })).toMatchObject(gone)
  })

  test('remembers who brought a newcomer', async () => {
    const inviter = await visit.userOf(await api.logIn(visit.phone()))
    const { invite_code } = await api.db
      .selectFrom('users')
      .select('invite_code')
      .where('id', '=', inviter)
      .executeTakeFirstOrThrow()
    const brought = await visit.finish(await visit.loginRound(), undefined, {
      inviterCode: invite_code,
      agentCode: 'a1',
    })
    const rows = api.db.selectFrom('invites').selectAll().where('inviter_id', '=', inviter)
    expect(await rows.execute()).toMatchObject([
      { newcomer_id: await visit.userOf(brought.data.token), agent_code: 'a1', phone_hash: null },
    ])
  })

  test('a bearer is not asked for, a broken one does no harm', async () => {
    expect(await visit.finish(await visit.loginRound(), newSecret())).toMatchObject({ code: 0 })
  })

  test.each(['//evil.example', '/\\evil.example', '/%09/evil.example', 'https://evil.example/'])(
    'leads nowhere else: %s',
    async (returnTo) => {
      const round = await roundOf(api, weixin.codeFor(personOn('web', visit.name())), { returnTo })
      expect((await visit.finish(round)).data.returnTo).toBe('/')
    },
  )
})
