import { describe, expect, test, vi } from 'vitest'
import { readSettings } from '#app/settings.server'
import type { RequestSession } from '#app/session/request-session.server'
import { createHonoApp, type HonoAppOptions } from './hono-app.server'
import { createLogger } from './logging/logger.server'

const origin = 'https://resume.example.com'
const settings = readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin })
const key = { id: 'd1', secret: 's1' }

type Handle = HonoAppOptions['handle']
const page: Handle = () => Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } }))
const remembering =
  (response: () => Response): Handle =>
  (_, { session }) => {
    session.drafts.remember(key)
    return Promise.resolve(response())
  }

function frontWith(handle: Handle, parts: Partial<HonoAppOptions> = {}) {
  const log = createLogger('silent')
  const logged = vi.spyOn(log, 'info')
  const openContext = vi.fn(
    (session: RequestSession) => ({ session }) as ReturnType<HonoAppOptions['createLoadContext']>,
  )
  const health = () => Promise.resolve({ ok: true })
  const app = createHonoApp({
    settings,
    log,
    health,
    handle,
    createLoadContext: openContext,
    sessionSecrets: ['a secret of this test'],
    forwardWebhook: () => Promise.resolve(new Response(null, { status: 204 })),
    ...parts,
  })
  return {
    app,
    logged,
    openContext,
    ask: async (path: string, init?: RequestInit) => app.request(path, init),
  }
}

describe('a request that changes something', () => {
  const crossSite = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }

  test('is rejected from another site before it is handled', async () => {
    const handle = vi.fn(page)
    const { ask } = frontWith(handle)
    expect((await ask('/resume/create', crossSite)).status).toBe(403)
    expect(handle).not.toHaveBeenCalled()
  })

  test('is handled when it comes from our own page', async () => {
    const { ask } = frontWith(page)
    expect((await ask('/resume/create', { method: 'POST', headers: { origin } })).status).toBe(200)
  })

  test('is compared with the public origin, whatever host a proxy requests', async () => {
    const handle = vi.fn(page)
    const { ask } = frontWith(handle)
    await ask('http://10.0.0.7:3000/resume/create', {
      method: 'POST',
      headers: { origin, host: '10.0.0.7:3000' },
    })
    expect(handle.mock.calls[0]![0].headers.get('x-forwarded-host')).toBe('resume.example.com')
  })
})

test('a 503 response has a Retry-After header', async () => {
  const waiting = frontWith(() => Promise.resolve(new Response(null, { status: 503 })))
  expect((await waiting.ask('/user')).headers.get('retry-after')).toBe('2')
  const busy = { status: 503, headers: { 'retry-after': '7' } }
  const knowing = frontWith(() => Promise.resolve(new Response(null, busy)))
  expect((await knowing.ask('/user')).headers.get('retry-after')).toBe('7')
  expect((await frontWith(page).ask('/user')).headers.get('retry-after')).toBeNull()
})

describe('the session cookie', () => {
  test.each<[string, () => Response]>([
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['a redirect', () => new Response(null, { status: 303, headers: { location: '/resume/edit/offline' } })],
    ['a refusal', () => new Response(null, { status: 422 })],
    [
      'an answer that wants to be kept',
      () => new Response('', { headers: { 'cache-control': 'public, max-age=60' } }),
    ],
    ['an answer whose headers are closed', () => Response.redirect(`${origin}/`, 303)],
  ])('is written once on %s, which may then not be cached', async (_, response) => {
    const { ask } = frontWith(remembering(response))
    const answer = await ask('/resume/create')
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^draft-storage=d1\.s1; .*HttpOnly; Secure; SameSite=Lax/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.status).toBe(response().status)
  })

  test("is added to the response's own cookies", async () => {
    const response = () => new Response('', { headers: { 'set-cookie': 'theme=dark' } })
    const { ask } = frontWith(remembering(response))
    expect((await ask('/')).headers.getSetCookie()).toEqual([
      'theme=dark',
      expect.stringContaining('draft-storage=') as string,
    ])
  })

  test('is not written when nothing changed, and the response keeps its own caching', async () => {
    const init = { headers: { 'cache-control': 'public, max-age=60' } }
    const { ask } = frontWith(() => Promise.resolve(new Response('', init)))
    const answer = await ask('/', { headers: { cookie: 'draft-storage=d1.s1' } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('every response', () => {
  const answers: [string, Handle, string, RequestInit?][] = [
    ['a page', page, '/'],
    [
      'a redirect',
      () => Promise.resolve(new Response(null, { status: 302, headers: { location: '/' } })),
      '/',
    ],
    ['JSON', () => Promise.resolve(Response.json({})), '/sheets/preview'],
    ['nothing found', () => Promise.resolve(new Response(null, { status: 404 })), '/nowhere'],
    ['a request from another site', page, '/', { method: 'POST' }],
    ['the state of health', page, '/healthz'],
    [
      'too large a body',
      page,
      '/',
      { method: 'POST', body: 'x', headers: { origin, 'content-length': String(41 * 1024 * 1024) } },
    ],
  ]

  test.each(answers)('%s has the security headers', async (_, handle, path, init) => {
    const { headers } = await frontWith(handle).ask(path, init)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  })

  test('has a request id that the API and the log know', async () => {
    const { ask, logged, openContext } = frontWith(page)
    const ids = [await ask('/'), await ask('/')].map((answer) => answer.headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    expect(
      openContext.mock.calls.map((call: unknown[]) => (call[2] as { requestId: string }).requestId),
    ).toEqual(ids)
    expect(logged.mock.calls.map(([line]) => (line as { requestId?: string }).requestId)).toEqual(ids)
  })

  test("is logged without the URL's query", async () => {
    const { ask, logged } = frontWith(page)
    await ask('/resume/edit/offline?draft=d1&phone=13800000001')
    expect(logged).toHaveBeenCalledTimes(1)
    expect(logged.mock.calls[0]![0]).toMatchObject({
      method: 'GET',
      path: '/resume/edit/offline',
      status: 200,
    })
    expect(JSON.stringify(logged.mock.calls)).not.toContain('13800000001')
  })
})

describe('a page', () => {
  test('has a policy with the nonce of its scripts, new each time', async () => {
    const nonces: string[] = []
    const { ask } = frontWith((request, context) => {
      nonces.push(context.nonce)
      return page(request, context)
    })
    const policies = [await ask('/'), await ask('/')].map((answer) =>
      answer.headers.get('content-security-policy'),
    )
    expect(new Set(nonces).size).toBe(2)
    expect(policies[0]).toContain(`script-src 'self' 'nonce-${nonces[0]}'`)
    expect(policies[1]).toContain(`'nonce-${nonces[1]}'`)
  })

  test('is the only response that may run scripts', async () => {
    const policyOf = async (answer: Response) =>
      (await frontWith(() => Promise.resolve(answer)).ask('/a')).headers.get('content-security-policy')
    expect(await policyOf(Response.json({}))).toContain(`script-src 'none'`)
    // A cached copy keeps the policy it came with.
    expect(await policyOf(new Response(null, { status: 304 }))).toBeNull()
  })
})

describe('the pages of simulated providers', () => {
  const devPages = () =>
    Promise.resolve(new Response('<p>', { headers: { 'content-security-policy': "default-src 'none'" } }))

  test('are served under /dev/weixin and /dev/pay with their own policy, without a session', async () => {
    const handle = vi.fn(page)
    for (const path of ['/dev/weixin/connect/qrconnect', '/dev/pay/0123']) {
      const { headers } = await frontWith(handle, { devPages }).ask(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(handle).not.toHaveBeenCalled()
  })

  test('accept no posts from other sites', async () => {
    const { ask } = frontWith(page, { devPages })
    const crossSite = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await ask('/dev/weixin/connect/confirm', crossSite)).status).toBe(403)
  })

  test('do not exist when nothing is simulated', async () => {
    const handle = vi.fn(page)
    await frontWith(handle).ask('/dev/weixin/connect/qrconnect')
    expect(handle).toHaveBeenCalledOnce()
  })
})
