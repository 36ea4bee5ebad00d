import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createWeixinSimulator, type WeixinSimulator } from './weixin-simulator'

const home = 'https://resume.example.com'
const good = (simulator: WeixinSimulator, pf: 'mp' | 'web') => ({
  appid: simulator.keys[pf].appId,
  redirect_uri: `${home}/auth/wechat/callback?pf=${pf}`,
  response_type: 'code',
  scope: pf === 'mp' ? 'snsapi_userinfo' : 'snsapi_login',
  state: 'aZ09',
})
const paths = { mp: '/connect/oauth2/authorize', web: '/connect/qrconnect' }

let simulator: WeixinSimulator
beforeEach(() => {
  simulator = createWeixinSimulator({ clock: () => 1_000, callbackHosts: ['resume.example.com'] })
})

async function open(pf: 'mp' | 'web', change: Record<string, string> = {}, headers: HeadersInit = {}) {
  const query = new URLSearchParams({ ...good(simulator, pf), ...change })
  const response = await simulator.pages.request(`${paths[pf]}?${query}`, { headers })
  return { response, text: await response.text() }
}

/** Follows the link with this text. @returns its URL */
async function choose(pf: 'mp' | 'web', words: string, headers: HeadersInit = {}) {
  const { text } = await open(pf, {}, headers)
  const link = new RegExp(`href="([^"]+)"[^>]*>\\s*(<b>)?\\s*${words}`).exec(text)?.[1]
  if (!link) throw new Error(`no link ${words}`)
  const address = new URL(link.replaceAll('&amp;', '&'), `http://simulator${paths[pf]}`)
  const response = await simulator.pages.request(address.pathname + address.search)
  return { response, to: new URL(response.headers.get('location') ?? '') }
}

describe.each(['mp', 'web'] as const)('the authorize page for %s', (pf) => {
  test('says that it is simulated, and runs no script', async () => {
    const { response, text } = await open(pf)
    expect(response.status).toBe(200)
    expect(text).toContain('演示 · 模拟微信')
    expect(text).toContain('不是微信')
    expect(text).toMatch(/<html lang="zh-CN">/)
    expect(text).not.toMatch(/<script|<form|\son\w+=|style="/)
    const style = /<style>([\s\S]*)<\/style>/.exec(text)![1]!
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('returns with a code and the state', async () => {
    const { response, to } = await choose(pf, '小雨')
    expect(response.status).toBe(302)
    expect(to.href).toMatch(
      new RegExp(`^${home}/auth/wechat/callback\\?pf=${pf}&code=[0-9a-f]{32}&state=aZ09$`),
    )
  })

  test('returns with only the state when the user declines', async () => {
    const { to } = await choose(pf, pf === 'mp' ? '拒绝' : '取消')
    expect(to.searchParams.get('state')).toBe('aZ09')
    expect(to.searchParams.has('code')).toBe(false)
  })

  test('remembers the new user in this browser', async () => {
    const { response } = await choose(pf, '新的微信用户')
    const cookie = response.headers.get('set-cookie')!
    expect(cookie).toMatch(/^simulated-weixin=new-[0-9a-f]{16}; .*HttpOnly; SameSite=Lax$/)
    const [value = ''] = cookie.split(';')
    expect((await open(pf, {}, { cookie: value })).text).toContain('上次的新用户')
    expect((await open(pf)).text).not.toContain('上次的新用户')
    expect((await open(pf, {}, { cookie: 'simulated-weixin=xiaoyu' })).text).not.toContain('上次的新用户')
  })

  test.each([
    ['appid', ''],
    ['appid', 'wx0000000000000000'],
    ['appid', 'of the other page'],
    ['redirect_uri', ''],
    ['redirect_uri', 'javascript:alert(1)'],
    ['redirect_uri', 'data:text/html,x'],
    ['redirect_uri', '/relative'],
    ['redirect_uri', 'https://evil.example/'],
    ['redirect_uri', 'https://resume.example.com.evil.example/'],
    ['redirect_uri', 'https://resume.example.com@evil.example/'],
    ['redirect_uri', 'https://me:pw@resume.example.com/'],
    ['redirect_uri', 'https://resume.example.com:8443/'],
    ['response_type', 'token'],
    ['scope', 'snsapi_everything'],
    ['state', ''],
    ['state', 'a-b'],
    ['state', 'a'.repeat(129)],
  ])('rejects a wrong %s: %s', async (parameter, value) => {
    const other = simulator.keys[pf === 'mp' ? 'web' : 'mp'].appId
    const { response, text } = await open(pf, { [parameter]: value === 'of the other page' ? other : value })
    expect(response.status).toBe(400)
    expect(text).toContain('参数错误')
    expect(response.headers.get('location')).toBeNull()
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  })

  test('rejects parameters in another order, as the real one does', async () => {
    const query = new URLSearchParams(Object.entries(good(simulator, pf)).reverse())
    expect((await simulator.pages.request(`${paths[pf]}?${query}`)).status).toBe(400)
  })

  test('escapes its parameters', async () => {
    const { text } = await open(pf, { scope: '<script>alert(1)</script>' })
    expect(text).not.toContain('<script>')
  })
})

test('the confirmation validates everything again, including the user', async () => {
  const confirm = (change: Record<string, string>) =>
    simulator.pages.request(
      `/connect/confirm?${new URLSearchParams({ ...good(simulator, 'mp'), person: 'xiaoyu', ...change })}`,
    )
  expect((await confirm({})).status).toBe(302)
  expect((await confirm({ redirect_uri: 'https://evil.example/' })).status).toBe(400)
  expect((await confirm({ person: 'nobody' })).status).toBe(400)
  expect((await confirm({ person: '__proto__' })).status).toBe(400)
})

test('only the app inside WeChat has snapshot users, and only for the userinfo scope', async () => {
  expect((await open('mp')).text).toContain('网页快照用户')
  expect((await open('mp', { scope: 'snsapi_base' })).text).not.toContain('网页快照用户')
  expect((await open('web')).text).not.toContain('网页快照用户')
})

test('localhost is a valid callback host', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:5173', '[::1]:3000'])
    expect((await open('web', { redirect_uri: `http://${host}/cb` })).response.status).toBe(200)
})
