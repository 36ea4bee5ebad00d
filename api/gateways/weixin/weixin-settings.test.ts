import { describe, expect, test } from 'vitest'
import { readApiSettings } from '../../settings'

const read = (env: Record<string, string>) => readApiSettings(env).weixin
const mp = { WEIXIN_MP_APPID: 'wx1', WEIXIN_MP_SECRET: 'geheim' }

test('either application may be missing', () => {
  expect(read({ WEIXIN_PROVIDER: 'wechat', ...mp })).toEqual({
    provider: 'wechat',
    keys: { mp: { appId: 'wx1', secret: 'geheim' }, web: null },
    pagesUrl: 'https://open.weixin.qq.com',
    apiUrl: 'https://api.weixin.qq.com',
  })
})

describe('invalid WeChat settings stop the start and name the variable', () => {
  test.each<[string, Record<string, string>]>([
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
