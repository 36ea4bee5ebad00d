import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { chooseWeixin, type WeixinSettings, weixinVariables } from './weixin-settings'

type Env = Record<string, string>
function read(env: Env, production = true, simulated = false): WeixinSettings {
  const Settings = z
    .object(weixinVariables)
    .transform((given, context) => chooseWeixin(given, { production, simulated }, context))
  const read = Settings.safeParse(env)
  if (read.success) return read.data
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '))
}
const mp = { WEIXIN_MP_APPID: 'wx1', WEIXIN_MP_SECRET: 'geheim' }

test.each<[Env, { production: boolean; simulated: boolean }, string]>([
  [{}, { production: true, simulated: false }, 'off'],
  [{}, { production: true, simulated: true }, 'simulator'],
  [{}, { production: false, simulated: false }, 'simulator'],
  [{ WEIXIN_PROVIDER: '' }, { production: false, simulated: false }, 'simulator'],
  [{ WEIXIN_PROVIDER: 'simulator' }, { production: true, simulated: true }, 'simulator'],
  [{ WEIXIN_PROVIDER: 'off' }, { production: true, simulated: true }, 'off'],
  [{ WEIXIN_PROVIDER: 'wechat', ...mp }, { production: true, simulated: false }, 'wechat'],
])('%o where %o: %s', (env, { production, simulated }, provider) => {
  expect(read(env, production, simulated).provider).toBe(provider)
})

test('either application may be missing', () => {
  expect(read({ WEIXIN_PROVIDER: 'wechat', ...mp })).toEqual({
    provider: 'wechat',
    keys: { mp: { appId: 'wx1', secret: 'geheim' }, web: null },
    pagesUrl: 'https://open.weixin.qq.com',
    apiUrl: 'https://api.weixin.qq.com',
  })
})

describe('invalid WeChat settings stop the start and name the variable', () => {
  test.each<[string, Env]>([
    ['WEIXIN_PROVIDER', { WEIXIN_PROVIDER: 'geheim' }],
    ['WEIXIN_PROVIDER', { WEIXIN_PROVIDER: 'simulator' }],
    ['WEIXIN_PROVIDER', { WEIXIN_PROVIDER: 'wechat' }],
    ['WEIXIN_MP_SECRET', { WEIXIN_MP_APPID: 'wx1' }],
    ['WEIXIN_WEB_APPID', { WEIXIN_WEB_SECRET: 'geheim' }],
    ['WEIXIN_API_URL', { WEIXIN_API_URL: 'geheim' }],
  ])('%s in %o', (name, env) => {
    const act = () => read(env)
    expect(act).toThrow(new RegExp(`^${name} must`))
    expect(act).not.toThrow(/geheim/)
  })
})
