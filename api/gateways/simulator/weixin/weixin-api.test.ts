import { beforeEach, expect, test } from 'vitest'
import { findSimulatedPerson } from './simulated-people'
import { createWeixinSimulator, type WeixinSimulator } from './weixin-simulator'
import { WeixinState } from './weixin-state'

const MINUTE_MS = 60_000
let now = 0
let simulator: WeixinSimulator
beforeEach(() => {
  now = 1_000
  simulator = createWeixinSimulator({ clock: () => now, callbackHosts: [] })
})

async function codeOf(person: string, pf: 'mp' | 'web' = 'mp', scope = 'snsapi_userinfo'): Promise<string> {
  const query = new URLSearchParams({
    appid: simulator.keys[pf].appId,
    redirect_uri: 'http://localhost/cb',
    response_type: 'code',
    scope: pf === 'web' ? 'snsapi_login' : scope,
    state: 's',
    person,
  })
  const { headers } = await simulator.pages.request(`/connect/confirm?${query}`)
  return new URL(headers.get('location')!).searchParams.get('code')!
}

async function ask(path: string, query: Record<string, string>) {
  const response = await simulator.allRoutes.request(`${path}?${new URLSearchParams(query)}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  return JSON.parse(await response.text()) as Record<string, string | number>
}

const tokenFor = (code: string, pf: 'mp' | 'web' = 'mp', change: Record<string, string> = {}) =>
  ask('/sns/oauth2/access_token', {
    appid: simulator.keys[pf].appId,
    secret: simulator.keys[pf].secret,
    code,
    grant_type: 'authorization_code',
    ...change,
  })
const personFor = ({ access_token, openid }: Record<string, string | number>) =>
  ask('/sns/userinfo', { access_token: String(access_token), openid: String(openid), lang: 'zh_CN' })

test('a user has one unionid, and an openid per application', async () => {
  const mp = await tokenFor(await codeOf('xiaoyu'))
  const web = await tokenFor(await codeOf('xiaoyu', 'web'), 'web')
  expect(mp.unionid).toBe(web.unionid)
  expect(mp.openid).not.toBe(web.openid)
  expect(mp).toMatchObject({ expires_in: 7200, scope: 'snsapi_userinfo' })
  expect(mp).not.toHaveProperty('is_snapshotuser')
  expect(await personFor(web)).toMatchObject({ nickname: '小雨', openid: web.openid, unionid: mp.unionid })
})

test('users are the same after a restart, and new ones differ from each other', async () => {
  const before = await tokenFor(await codeOf('laochen'))
  simulator = createWeixinSimulator({ clock: () => now, callbackHosts: [] })
  expect((await tokenFor(await codeOf('laochen'))).openid).toBe(before.openid)
  const [one, other] = [await tokenFor(await codeOf('new')), await tokenFor(await codeOf('new'))]
  expect(one.unionid).not.toBe(other.unionid)
})

test('the token response marks a snapshot user', async () => {
  expect(await tokenFor(await codeOf('snapshot'))).toMatchObject({ is_snapshotuser: 1 })
})

test('a code works once, for five minutes, in its own application', async () => {
  const code = await codeOf('xiaoyu')
  expect(await tokenFor(code, 'web')).toMatchObject({ errcode: 40029 })
  expect(await tokenFor(code)).toHaveProperty('openid')
  expect(await tokenFor(code)).toMatchObject({ errcode: 40163 })
  const late = await codeOf('xiaoyu')
  now += 5 * MINUTE_MS
  expect(await tokenFor(late)).toMatchObject({ errcode: 42003 })
  now += 60 * MINUTE_MS
  await codeOf('xiaoyu')
  expect(await tokenFor(late)).toMatchObject({ errcode: 40029 })
})

test.each([
  [{ appid: '' }, 41002],
  [{ appid: 'wx0' }, 40013],
  [{ secret: '' }, 41004],
  [{ secret: 'wrong' }, 40125],
  [{ code: '' }, 41008],
  [{ code: 'never' }, 40029],
  [{ grant_type: 'client_credential' }, 40002],
])('an exchange with %o fails with %i', async (change, errcode) => {
  expect(await tokenFor(await codeOf('xiaoyu'), 'mp', change)).toMatchObject({ errcode })
})

test('userinfo requires its scope', async () => {
  const token = await tokenFor(await codeOf('xiaoyu'))
  expect(await personFor({ ...token, access_token: '' })).toMatchObject({ errcode: 41001 })
  expect(await personFor({ ...token, access_token: 'never' })).toMatchObject({ errcode: 40001 })
  expect(await personFor({ ...token, openid: '' })).toMatchObject({ errcode: 41009 })
  expect(await personFor({ ...token, openid: 'other' })).toMatchObject({ errcode: 40003 })
  const base = await tokenFor(await codeOf('xiaoyu', 'mp', 'snsapi_base'))
  expect(base).not.toHaveProperty('unionid')
  expect(await personFor(base)).toMatchObject({ errcode: 48001 })
  now += 120 * MINUTE_MS
  expect(await personFor(token)).toMatchObject({ errcode: 42001 })
})

test('the oldest of ten thousand codes is evicted', () => {
  const world = new WeixinState(() => now)
  const { appId } = world.apps.mp
  const give = () => world.issueCode({ appId, scope: 'snsapi_base', person: findSimulatedPerson('xiaoyu')! })
  const codes = Array.from({ length: 10_001 }, give)
  expect(world.redeemCode(appId, codes[0]!)).toBe(40029)
  expect(world.redeemCode(appId, codes[1]!)).toMatchObject({ scope: 'snsapi_base' })
})
