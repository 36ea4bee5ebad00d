import type { AddressInfo } from 'node:net'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startSimulator, type Simulator } from '../simulator/start-simulator'
import { createWeixinClient } from './weixin-client'
import type { WeixinProvider } from './weixin-provider'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
beforeEach(() => log.warn.mockClear())

describe('the real client against the simulator, over a port', () => {
  let simulator: Simulator
  let weixin: WeixinProvider
  beforeEach(async () => {
    simulator = await startSimulator({
      clock: Date.now,
      publicOrigin: 'https://resume.example.com',
    })
    weixin = createWeixinClient({ ...simulator.weixin, log })
  })
  afterEach(() => simulator.close())

  async function codeOf(person: string, pf: 'mp' | 'web' = 'mp', scope = 'snsapi_userinfo') {
    const query = new URLSearchParams({
      appid: weixin.apps[pf]!.appId,
      redirect_uri: 'https://resume.example.com/cb',
      response_type: 'code',
      scope: pf === 'web' ? 'snsapi_login' : scope,
      state: 's',
      person,
    })
    const response = await simulator.fetch(
      new Request(`https://resume.example.com/dev/weixin/connect/confirm?${query}`),
    )
    return new URL(response.headers.get('location')!).searchParams.get('code')!
  }

  test('builds the URLs of the authorize pages', () => {
    const pages = 'https://resume.example.com/dev/weixin/connect'
    expect(weixin.apps).toEqual({
      mp: { appId: 'wxde00000000000001', authorizeUrl: `${pages}/oauth2/authorize` },
      web: { appId: 'wxde00000000000002', authorizeUrl: `${pages}/qrconnect` },
    })
  })

  test('the public pages do not include the API', async () => {
    const path = 'https://resume.example.com/dev/weixin/sns/oauth2/access_token'
    expect((await simulator.fetch(new Request(path))).status).toBe(404)
  })

  test('gets one unionid for a user in both applications', async () => {
    const mp = await weixin.exchange('mp', await codeOf('amei'))
    const web = await weixin.exchange('web', await codeOf('amei', 'web'))
    expect(mp).toMatchObject({ appId: 'wxde00000000000001', nickname: 'A-Mei 🌷', isSnapshotUser: false })
    expect(web).toMatchObject({ appId: 'wxde00000000000002', unionId: mp.unionId })
    expect(web.openId).not.toBe(mp.openId)
  })

  test('requests no nickname when only the id was granted', async () => {
    const person = await weixin.exchange('mp', await codeOf('amei', 'mp', 'snsapi_base'))
    expect(person).toMatchObject({ nickname: '', unionId: null, isSnapshotUser: false })
  })

  test('reports a snapshot user', async () => {
    expect(await weixin.exchange('mp', await codeOf('snapshot'))).toMatchObject({ isSnapshotUser: true })
  })

  test('a used or unknown code is WeixinCodeRefused', async () => {
    const code = await codeOf('amei')
    await weixin.exchange('mp', code)
    await expect(weixin.exchange('mp', code)).rejects.toMatchObject({
      name: 'WeixinCodeRefused',
      errcode: 40163,
    })
    await expect(weixin.exchange('mp', 'never')).rejects.toMatchObject({
      name: 'WeixinCodeRefused',
      errcode: 40029,
    })
  })

  test('a wrong secret is WeixinUnavailable, and is not logged', async () => {
    const keys = { mp: { ...simulator.weixin.keys.mp, secret: 'geheim' }, web: null }
    const wrong = createWeixinClient({ ...simulator.weixin, keys, log })
    await expect(wrong.exchange('mp', await codeOf('amei'))).rejects.toMatchObject({
      name: 'WeixinUnavailable',
      reason: 'errcode 40125',
    })
    expect(log.warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('geheim')
    expect(wrong.apps.web).toBeNull()
    await expect(wrong.exchange('web', 'x')).rejects.toMatchObject({ name: 'WeixinUnavailable' })
  })
})

describe('a misbehaving WeChat', () => {
  let server: Server | undefined
  afterEach(async () => {
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
    server = undefined
  })

  async function clientOf(answer: RequestListener, timeoutMs = 5_000): Promise<WeixinProvider> {
    server = createServer(answer)
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const keys = { mp: { appId: 'wx1', secret: 'geheim' }, web: null }
    return createWeixinClient({ keys, pagesUrl: 'https://open.example', apiUrl, log, timeoutMs })
  }
  const token = { access_token: 't', expires_in: 7200, openid: 'o1', scope: 'snsapi_userinfo' }
  /** Answers the exchange, then each userinfo request in turn. */
  const thenPerson = (...answers: (object | string | 'cut')[]): RequestListener => {
    return (request, response) => {
      if (request.url!.startsWith('/sns/oauth2/')) return response.end(JSON.stringify(token))
      const answer = answers.shift()
      if (answer === 'cut') return request.socket.destroy()
      return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    }
  }

  test.each<[string, RequestListener, string]>([
    ['HTML', (_, response) => response.end('<html>502</html>'), 'an answer that is not JSON'],
    ['HTTP 500', (_, response) => response.writeHead(500).end('{}'), 'HTTP 500'],
    [
      'a redirect',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
      'no connection',
    ],
    ['a broken connection', (request) => request.socket.destroy(), 'no connection'],
    ['nothing of what was agreed', (_, response) => response.end('{}'), 'an answer of another form'],
    ['null', (_, response) => response.end('null'), 'an answer of another form'],
    [
      'an openid of another world',
      (_, response) => response.end(JSON.stringify({ ...token, openid: "x' or 1" })),
      'an answer of another form',
    ],
    ['busy', (_, response) => response.end('{"errcode":-1,"errmsg":"system error"}'), 'errcode -1'],
    ['somebody else’s person', thenPerson({ openid: 'o2' }), 'somebody else in /sns/userinfo'],
    ['no rights to the person', thenPerson({ errcode: 48001 }, { errcode: 48001 }), 'errcode 48001'],
  ])('%s: unavailable, without secrets', async (_, answer, reason) => {
    const failure = await (await clientOf(answer)).exchange('mp', 'code').catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'WeixinUnavailable', reason })
    expect(JSON.stringify([failure, log.warn.mock.calls])).not.toContain('geheim')
  })

  test('gives up on a server that does not answer', async () => {
    const slow = await clientOf(() => {}, 50)
    await expect(slow.exchange('mp', 'code')).rejects.toMatchObject({ reason: 'no answer in 50 ms' })
  })

  test('gives up on a response that does not end', async () => {
    const slow = await clientOf((_, response) => void response.write('{"access_token":'), 50)
    await expect(slow.exchange('mp', 'code')).rejects.toMatchObject({ reason: 'no answer in 50 ms' })
  })

  test.each([40029, 40163, 41008, 42003])('errcode %i refuses the code', async (errcode) => {
    const client = await clientOf((_, response) => response.end(JSON.stringify({ errcode })))
    await expect(client.exchange('mp', 'code')).rejects.toMatchObject({ name: 'WeixinCodeRefused', errcode })
  })

  test('retries userinfo once, because the code is used up by then', async () => {
    const client = await clientOf(thenPerson('cut', { openid: 'o1', unionid: 'u1', nickname: '小雨' }))
    expect(await client.exchange('mp', 'code')).toMatchObject({ unionId: 'u1', nickname: '小雨' })
  })

  test.each([
    ['a\u0000\u202eb\n c', 'ab  c'],
    ['字'.repeat(30), '字'.repeat(20)],
    ['🌷'.repeat(15), '🌷'.repeat(10)],
    [`${'字'.repeat(19)}🌷`, '字'.repeat(19)],
    ['', ''],
  ])('the nickname %j becomes %j', async (nickname, shortened) => {
    const client = await clientOf(thenPerson({ openid: 'o1', nickname }))
    expect((await client.exchange('mp', 'code')).nickname).toBe(shortened)
  })
})
