import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { ApiResolver } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import {
  authorizationUrl,
  startWeixinOauth,
  parseWeixinLoginError,
  oauthStartErrorMessage,
  handleOauthCallback,
  availableWeixinWay,
} from './weixin-login.server'

const mp = { appId: 'wx1', authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize' }
const web = { appId: 'wx2', authorizeUrl: 'https://open.weixin.qq.com/connect/qrconnect' }
const backTo = (platform: string) => `https://resume.example.com/agreement?step=2&pf=${platform}`
const startParams = {
  inWeixin: true,
  purpose: 'login',
  browser: 'a'.repeat(64),
  returnTo: '/user',
  redirectUriFor: backTo,
} as const

describe("WeChat's authorization URL", () => {
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
  ] as const)(
    'builds the %s URL with its parameters in the order WeChat reads them',
    (platform, app, address) => {
      expect(authorizationUrl(app, { platform, state: 'S1', redirectUri: backTo(platform) })).toBe(address)
    },
  )
})

describe('starting the WeChat login', () => {
  test('requests a state bound to this browser', async () => {
    const api = fakeApiClient({ readWeixinApps: () => ({ mp, web }), makeWeixinState: () => 'S1' })
    expect(await startWeixinOauth({ api, ...startParams })).toMatchObject({
      address: expect.stringContaining('state=S1#wechat_redirect') as string,
    })
    expect(api.calls[1]).toEqual([
      'makeWeixinState',
      { pf: 'mp', purpose: 'login', browser: startParams.browser, returnTo: '/user' },
    ])
  })

  test.each([
    ['is not set up', { readWeixinApps: () => ({ mp: null, web }) }, 'off', '微信登录暂未开通'],
    [
      'is refused',
      { readWeixinApps: () => ({ mp, web }), makeWeixinState: failingWith(ApiCodes.tooManyRequests) },
      '-8004',
      '登录信息获取失败：-8004',
    ],
    ['cannot be reached', { readWeixinApps: failUnreachable }, 'service', '服务异常！'],
  ])('returns an error with a message when WeChat %s', async (_, answers, trouble, said) => {
    expect(await startWeixinOauth({ api: fakeApiClient(answers), ...startParams })).toEqual({ trouble })
    expect(oauthStartErrorMessage(trouble, 'zh')).toBe(said)
  })

  test.each([null, '', '<b>', '123456', '-8004x'])(
    'returns no message for the unknown error %j in an address',
    (trouble) => {
      expect(oauthStartErrorMessage(trouble, 'zh')).toBeUndefined()
    },
  )
})

describe('the WeChat login', () => {
  test.each([
    ['weixin', { mp, web: null }, 'here'],
    ['weixin', { mp: null, web }, null],
    ['desktop', { mp, web }, 'scan'],
    ['desktop', { mp, web: null }, null],
    // A phone cannot scan its own screen.
    ['phone', { mp, web }, 'inWeixin'],
    ['phone', { mp: null, web }, null],
  ] as const)('from the device %s with the apps %j is offered as %s', async (device, apps, way) => {
    expect(await availableWeixinWay(fakeApiClient({ readWeixinApps: () => apps }), device)).toBe(way)
  })

  test('is not offered while the service is unreachable', async () => {
    expect(await availableWeixinWay(fakeApiClient({ readWeixinApps: failUnreachable }), 'desktop')).toBeNull()
  })
})

describe('the WeChat callback', () => {
  const authorizationQuery = { state: 'S1', browser: 'secret', code: 'c' }
  const taking = (answer: ApiResolver<'takeWeixinCode'>) => fakeApiClient({ takeWeixinCode: answer })

  test.each([
    ['finish', undefined],
    ['snapshot', 'snapshot'],
  ] as const)('maps the next step %s to the error %s', async (next, trouble) => {
    expect(await handleOauthCallback({ api: taking(() => ({ next })), ...authorizationQuery })).toBe(trouble)
  })

  test.each([
    [{ ...authorizationQuery, code: '' }, 'refused'],
    [{ ...authorizationQuery, browser: undefined }, 'otherBrowser'],
    [{ ...authorizationQuery, state: '' }, 'otherBrowser'],
  ])('rejects %j without calling the service: %s', async (callback, trouble) => {
    expect(await handleOauthCallback({ api: fakeApiClient({}), ...callback })).toBe(trouble)
  })

  test.each([
    [failingWith(ApiCodes.notFound), 'expired'],
    [failingWith(ApiCodes.invalidInput), 'expired'],
    [failingWith(ApiCodes.providerUnavailable), 'failed'],
    [failingWith(ApiCodes.conflict), 'conflict'],
    [failUnreachable, 'failed'],
  ])('case %#: maps a failed call to the error %s', async (answer, trouble) => {
    expect(await handleOauthCallback({ api: taking(answer), ...authorizationQuery })).toBe(trouble)
  })
})

test.each([
  [null, undefined],
  ['snapshot', 'snapshot'],
  ['toString', 'expired'],
])('parses the error %j in an address as %j', (named, trouble) => {
  expect(parseWeixinLoginError(named)).toBe(trouble)
})
