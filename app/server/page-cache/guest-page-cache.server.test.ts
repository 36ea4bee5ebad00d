import type { AppLoadContext } from '@remix-run/node'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { readSettings } from '#app/settings.server'
import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import type { RequestSession } from '#app/session/request-session.server'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { createHonoApp, type HonoAppOptions } from '#app/server/hono-app.server'
import { respondFromGuestCache } from './guest-page-cache.server'
import { createPageCache } from './page-cache.server'
import { createLogger } from '#app/server/logging/logger.server'

const origin = 'https://resume.example.com'
const settings = readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin })
const secret = 'a secret of this test, long enough'
const price = (fen: number) => () => [{ productId: '200' as const, price: fen, onSale: true, benefits: {} }]
type Draw = (request: Request, context: AppLoadContext) => Promise<string> | string

/** A page that prints everything it can find out about its request. */
const tellAll: Draw = (request, { session, nonce }) =>
  [
    JSON.stringify([...request.headers]),
    JSON.stringify([
      session.language,
      session.theme,
      session.device,
      session.auth.token(),
      session.invite.codes(),
    ]),
    `<script nonce="${nonce}">1</script>`,
  ].join()

function startApp(draw: Draw = tellAll, readVersion: () => Promise<string> = () => Promise.resolve('v1')) {
  const answers = { listProducts: price(100), listOrders: () => [] }
  const api = fakeApiClient(answers)
  const log = createLogger('silent')
  const pageCache = createPageCache(readVersion)
  const drawn = vi.fn(draw)
  const handle: HonoAppOptions['handle'] = async (request, context) =>
    new Response(`<html><body>${await drawn(request, context)}</body></html>`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  const app = createHonoApp({
    settings,
    log,
    handle,
    pageCache,
    health: () => Promise.resolve({ ok: true }),
    createLoadContext: (session: RequestSession) =>
      ({
        session,
        api,
        log,
        getCurrentUser: () => Promise.resolve({ state: 'unknown' }),
      }) as unknown as ReturnType<HonoAppOptions['createLoadContext']>,
    sessionSecrets: [secret],
    forwardWebhook: () => Promise.resolve(new Response(null, { status: 204 })),
  })
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    app.request(origin + path, { headers })
  const cachedText = () =>
    pageCache
      .cachedPages()
      .map(({ plainParts: plain, headers }) => JSON.stringify(headers) + Buffer.concat(plain).toString())
      .join()
  return { ask, drawn, pageCache, cachedText, answers }
}
const nonceOf = async (answer: Response) => /nonce="([^"]*)"/.exec(await answer.text())?.[1]

describe("a guest's page", () => {
  test('is rendered once for all guests', async () => {
    const { ask, drawn } = startApp()
    const answers = [
      await ask('/'),
      await ask('/', { cookie: 'lang=zh' }),
      await ask('/', {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      }),
    ]
    expect(
      new Set(await Promise.all(answers.map(async (one) => (await one.text()).replace(/nonce="[^"]*"/, ''))))
        .size,
    ).toBe(1)
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  test('is rendered once for concurrent requests', async () => {
    const { ask, drawn } = startApp()
    await Promise.all([ask('/pricing'), ask('/pricing'), ask('/pricing')])
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['language', { cookie: 'lang=en' }],
    ['language of the browser', { 'accept-language': 'en-GB' }],
    ['theme', { cookie: 'theme=dark' }],
    ['way to pay', { 'user-agent': 'Mozilla Mobile' }],
    ['being a machine', { 'user-agent': 'Googlebot/2.1' }],
  ])('is a separate page for another %s', async (_, headers) => {
    const { ask, drawn } = startApp()
    await ask('/')
    await ask('/', headers)
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  test('has the nonce of each response and its policy, compressed or not', async () => {
    const { ask, drawn } = startApp()
    const answers = [await ask('/'), await ask('/'), await ask('/')]
    const nonces = await Promise.all(answers.map((answer) => nonceOf(answer.clone())))
    expect(new Set(nonces).size).toBe(3)
    answers.forEach((answer, n) =>
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonces[n]}'`),
    )
    const packed = await ask('/', { 'accept-encoding': 'gzip, br' })
    const html = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()
    const nonce = /nonce="([^"]*)"/.exec(html)![1]!
    expect(packed.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(nonces).not.toContain(nonce)
    expect(packed.headers.get('vary')).toBe('Accept-Encoding')
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  test('has the request id of each response', async () => {
    const { ask } = startApp()
    const ids = [await ask('/'), await ask('/')].map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    expect(ids).not.toContain(null)
  })
})

describe('the guest page cache', () => {
  test('contains nothing of the visitor it was rendered for, nor any nonce that was sent', async () => {
    const { ask, cachedText, pageCache } = startApp()
    const answers = [
      await ask('/', {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/199.9',
        'x-forwarded-for': '203.0.113.9',
        referer: 'https://mail.example/secret-letter',
        authorization: 'Bearer not-for-others',
        'accept-language': 'zh-Hant-secret',
        host: 'evil.example',
      }),
      await ask('/'),
    ]
    expect(pageCache.cachedPages()).toHaveLength(1)
    const text = cachedText()
    for (const own of ['199.9', '203.0.113.9', 'secret', 'not-for-others', 'evil.example'])
      expect(text).not.toContain(own)
    for (const answer of answers) expect(text).not.toContain((await nonceOf(answer))!)
    expect(text).not.toMatch(/x-request-id|set-cookie|content-security-policy/i)
  })

  test.each([
    ['a login', '/', { cookie: `${authCookieName}=${serializeAuthCookie('token-of-a-person', [secret])}` }],
    ['a login that is broken', '/', { cookie: `${authCookieName}=x` }],
    ['an inviter', '/', { cookie: 'invite-storage=abc' }],
    ['a message', '/', { cookie: 'flash-storage=abc' }],
    ['a draft', '/resume/create', { cookie: 'draft-storage=d1.s1' }],
    ['any other cookie', '/', { cookie: 'lang=zh; somebody=else' }],
    ['an invitation in the address', '/?inviter=ABC234', {}],
    ['an unknown word in the address', '/?utm_source=x', {}],
  ])('neither stores nor serves a page for a request with %s', async (_, path, headers) => {
    const { ask, drawn, pageCache } = startApp()
    await ask(path, headers)
    expect(pageCache.cachedPages()).toHaveLength(0)
    await ask(path.split('?')[0]!)
    await ask(path, headers)
    expect(drawn).toHaveBeenCalledTimes(3)
    expect(drawn.mock.calls.at(-1)![0].url).toBe(origin + path)
  })

  test.each<[string, Draw]>([
    ['asked for something of a person', async (_, { api }) => String(await api.call('listOrders', {}))],
    ['had to do without a part', (_, { api }) => api.call('listTemplates', {}).then(String, () => '')],
    ['failed after it had begun', (_, { log }) => (log.error({}, 'rendering failed'), '')],
    ['sets a cookie', (_, { session }) => (session.savePreference.theme('dark'), '')],
    ['has a nonce of its own', () => '<script nonce="of-its-own"></script>'],
  ])('does not store a page that %s', async (_, draw) => {
    const { ask, pageCache } = startApp(
      async (request, context) => `${await draw(request, context)}${tellAll(request, context) as string}`,
    )
    expect((await ask('/')).status).toBe(200)
    expect(pageCache.cachedPages()).toHaveLength(0)
  })

  test('is limited in pages and in bytes', async () => {
    const upTo = createPageCache(() => Promise.resolve('v1'), { pages: 3, bytes: 1_000 })
    const session = {
      language: 'zh',
      theme: 'system',
      device: 'desktop',
      cookies: () => [],
    } as unknown as RequestSession
    const make = async (_: Request, nonce: string) => ({
      response: new Response(`<script nonce="${nonce}"></script></html>`, {
        headers: { 'content-type': 'text/html' },
      }),
      isShareable: () => true,
    })
    for (let n = 0; n < 50; n++)
      await respondFromGuestCache(upTo, {
        request: new Request(`${origin}/blogs/detail/a${n}`),
        session,
        acceptsGzip: false,
        render: make,
      })
    expect(upTo.cachedPages().length).toBeGreaterThan(0)
    expect(upTo.cachedPages().length).toBeLessThanOrEqual(3)
    expect(upTo.cachedPages().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(1_000)
  })
})

describe('a price change', () => {
  const showPrice: Draw = async (_, { api, nonce }) =>
    `${(await api.call('listProducts', {}))[0]!.price} fen <i nonce="${nonce}"></i>`

  test('is shown by the very next response', async () => {
    let version = 'v1'
    const { ask, answers, drawn } = startApp(showPrice, () => Promise.resolve(version))
    expect(await (await ask('/pricing')).text()).toContain('100 fen')
    answers.listProducts = price(250)
    version = 'v2'
    expect(await (await ask('/pricing')).text()).toContain('250 fen')
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  test('during a render keeps that page out of the cache', async () => {
    let version = 'v1'
    const { ask, pageCache } = startApp(
      (request, context) => {
        version = 'v2'
        return showPrice(request, context)
      },
      () => Promise.resolve(version),
    )
    await ask('/pricing')
    expect(pageCache.cachedPages()).toHaveLength(0)
  })

  test('is not missed while the version cannot be read', async () => {
    let known = true
    const { ask, answers } = startApp(showPrice, () =>
      known ? Promise.resolve('v1') : Promise.reject(new Error('gone')),
    )
    await ask('/pricing')
    known = false
    answers.listProducts = price(250)
    expect(await (await ask('/pricing')).text()).toContain('250 fen')
  })
})
