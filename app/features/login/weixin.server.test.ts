import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import {
  authorizeAddress,
  beginWeixin,
  readTrouble,
  sayBeginTrouble,
  takeAnswer,
  usablePlatform,
} from './weixin.server'

const mp = { appId: 'wx1', authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize' }
const web = { appId: 'wx2', authorizeUrl: 'https://open.weixin.qq.com/connect/qrconnect' }
const backTo = (platform: string) => `https://resume.example.com/agreement?step=2&pf=${platform}`
const asked = {
  inWeixin: true,
  purpose: 'login',
  browser: 'a'.repeat(64),
  returnTo: '/user',
  backTo,
} as const

describe('the page of WeChat', () => {
  test.each([
    [
      'mp',
      mp,
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fresume.example.com%2Fagreement%3Fstep%3D2%26pf%3Dmp&response_type=code&scope=snsapi_userinfo&state=S1#wechat_redirect',
    ],
    [
      'web',
      web,
      'https://open.weixin.qq.com/connect/qrconnect?appid=wx2&redirect_uri=https%3A%2F%2Fresume.example.com%2Fagreement%3Fstep%3D2%26pf%3Dweb&response_type=code&scope=snsapi_login&state=S1#wechat_redirect',
    ],
  ] as const)('%s has its parameters in the order WeChat reads them', (platform, app, address) => {
    expect(authorizeAddress(app, { platform, state: 'S1', back: backTo(platform) })).toBe(address)
  })
})

describe('beginning', () => {
  test('asks for a state that belongs to this browser', async () => {
    const upstream = fakeUpstream({ readWeixinApps: () => ({ mp, web }), makeWeixinState: () => 'S1' })
    expect(await beginWeixin({ upstream, ...asked })).toMatchObject({
      address: expect.stringContaining('state=S1#wechat_redirect') as string,
    })
    expect(upstream.calls[1]).toEqual([
      'makeWeixinState',
      { pf: 'mp', purpose: 'login', browser: asked.browser, returnTo: '/user' },
    ])
  })

  test.each([
    ['is not set up', { readWeixinApps: () => ({ mp: null, web }) }, 'off', '微信登录暂未开通'],
    [
      'is refused',
      { readWeixinApps: () => ({ mp, web }), makeWeixinState: refusing(Codes.tooManyRequests) },
      '-8004',
      '登录信息获取失败：-8004',
    ],
    ['cannot be reached', { readWeixinApps: unreachable }, 'service', '服务异常！'],
  ])('where WeChat %s says so', async (_, answers, trouble, said) => {
    expect(await beginWeixin({ upstream: fakeUpstream(answers), ...asked })).toEqual({ trouble })
    expect(sayBeginTrouble(trouble, 'zh')).toBe(said)
  })

  test.each([null, '', '<b>', '123456', '-8004x'])('an address cannot make the form say %j', (trouble) => {
    expect(sayBeginTrouble(trouble, 'zh')).toBeUndefined()
  })
})

describe('the button', () => {
  test.each([
    [true, { mp, web: null }, 'mp'],
    [true, { mp: null, web }, null],
    [false, { mp, web }, 'web'],
    [false, { mp, web: null }, null],
  ])('in WeChat %s with %j is for %s', async (inWeixin, apps, platform) => {
    expect(await usablePlatform(fakeUpstream({ readWeixinApps: () => apps }), inWeixin)).toBe(platform)
  })

  test('is left out while nobody can tell', async () => {
    expect(await usablePlatform(fakeUpstream({ readWeixinApps: unreachable }), false)).toBeNull()
  })
})

describe("WeChat's answer", () => {
  const round = { state: 'S1', browser: 'secret', code: 'c' }
  const taking = (answer: () => unknown) => fakeUpstream({ takeWeixinCode: answer })

  test.each([
    ['finish', undefined],
    ['snapshot', 'snapshot'],
  ])('%s: %s', async (next, trouble) => {
    expect(await takeAnswer({ upstream: taking(() => ({ next })), ...round })).toBe(trouble)
  })

  test.each([
    [{ ...round, code: '' }, 'refused'],
    [{ ...round, browser: undefined }, 'otherBrowser'],
    [{ ...round, state: '' }, 'otherBrowser'],
  ])('%j is not even asked about: %s', async (came, trouble) => {
    expect(await takeAnswer({ upstream: fakeUpstream({}), ...came })).toBe(trouble)
  })

  test.each([
    [refusing(Codes.notFound), 'expired'],
    [refusing(Codes.badInput), 'expired'],
    [refusing(Codes.providerUnavailable), 'failed'],
    [refusing(Codes.conflict), 'conflict'],
    [unreachable, 'failed'],
  ])('%#: what the service refuses becomes %s', async (answer, trouble) => {
    expect(await takeAnswer({ upstream: taking(answer), ...round })).toBe(trouble)
  })
})

test.each([
  [null, undefined],
  ['snapshot', 'snapshot'],
  ['toString', 'expired'],
])('the trouble %j in an address is %j', (named, trouble) => {
  expect(readTrouble(named)).toBe(trouble)
})
