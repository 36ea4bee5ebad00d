import { beforeAll, describe, expect, test } from 'vitest'
import { createHonoApp } from '#app/server/hono-app.server'
import { createLogger } from '#app/server/logging/logger.server'
import { readSettings } from '#app/settings.server'
import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import { requiredAccess } from '#app/session/required-access'
import type { CurrentUser } from '#app/session/current-user.server'
import { fakeTypesetter, fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { loadAllRoutes, createRouteHandler, targetsOf, type RouteTarget } from '#tests/app-harness/all-routes'
import { findHeaderProblems } from '#tests/e2e/support/security-header-problems'

const origin = 'https://resume.example.com'
const settings = readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin })
const log = createLogger('silent')
const secrets = ['a secret of this test']
const anonymousUser: CurrentUser = { state: 'guest' }
const ordinaryUser: CurrentUser = { state: 'user', benefits: null }

let handle: ReturnType<typeof createRouteHandler>
let targets: RouteTarget[]
// Importing every route takes minutes on a busy machine.
beforeAll(async () => {
  const allRoutes = await loadAllRoutes()
  handle = createRouteHandler(allRoutes)
  targets = targetsOf(allRoutes)
}, 300_000)

/** Requests a path as a user; every API call but the guard's is recorded, and fails. */
async function requestAs(user: CurrentUser, path: string, method = 'GET', { cookie = '', calls = {} } = {}) {
  const api = fakeApiClient({ ...(user === ordinaryUser && { checkAdmin: () => false }), ...calls })
  const front = createHonoApp({
    settings,
    log,
    handle,
    health: () => Promise.resolve({ ok: true }),
    sessionSecrets: secrets,
    forwardWebhook: () => Promise.resolve(new Response(null, { status: 404 })),
    createLoadContext: (session) => ({
      requestId: 'r1',
      session,
      getCurrentUser: () => Promise.resolve(user),
      resolveFairnessKey: () => 'address 192.0.2.7',
      api,
      typesetter: fakeTypesetter({}),
      reader: { importFile: () => Promise.reject(new Error('no file expected')), prepare: () => undefined },
      log,
      demo: false,
    }),
  })
  const body = method === 'POST' ? new URLSearchParams({ intent: 'keep' }) : undefined
  const answer = await front.request(origin + path, {
    method,
    body,
    headers: { origin, host: new URL(origin).host, ...(cookie && { cookie }) },
  })
  return {
    status: answer.status,
    headers: answer.headers,
    location: answer.headers.get('location'),
    text: await answer.text(),
    apiCalls: api.calls.map(([name]) => name).filter((name) => name !== 'checkAdmin'),
  }
}

type RequiredAccess = Exclude<ReturnType<typeof requiredAccess>, 'open'>
const targetsRequiring = (...accesses: RequiredAccess[]) =>
  targets.filter(({ path }) => accesses.some((a) => a === requiredAccess(path)))
const protectedTargets = () => targetsRequiring('login', 'admin')

/** Other spellings of the path that routers accept. */
function alternativeSpellings(path: string): string[] {
  const escaped = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`
  return [`${path}/`, path.toUpperCase(), `/${path}`, escaped]
}

describe('the list of protected routes', () => {
  test('has routes of every kind of access', () => {
    const paths = targets.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/', '/user', '/user/export', '/admin', '/resume/create']))
    expect(targetsRequiring('login').length).toBeGreaterThan(1)
    expect(targetsRequiring('admin').length).toBeGreaterThan(0)
  })

  test('has no page without a loader, because nothing would guard it', () => {
    expect(protectedTargets().filter(({ hasComponent: shows, hasLoader: reads }) => shows && !reads)).toEqual(
      [],
    )
  })
})

describe('a guest', () => {
  test('is redirected from every protected page to the login, without an API call', async () => {
    const answers: unknown[] = []
    const expected: unknown[] = []
    for (const { path } of protectedTargets().filter(({ hasLoader: reads }) => reads)) {
      const { status, location, apiCalls } = await requestAs(anonymousUser, path)
      answers.push({ path, status, location, apiCalls })
      const to = `/?${new URLSearchParams({ login: '', to: path })}`
      expected.push({ path, status: 302, location: to, apiCalls: [] })
    }
    expect(answers).toEqual(expected)
  })

  test('posts nothing to a protected route', async () => {
    for (const { path, isIndex, hasAction: does } of protectedTargets()) {
      if (!does) continue
      const { status, location, apiCalls } = await requestAs(anonymousUser, postPath(isIndex, path), 'POST')
      expect({ path, status, location, apiCalls }).toEqual({
        path,
        status: 302,
        location: '/?login=',
        apiCalls: [],
      })
    }
  })

  test('gets only a redirect from the .data URL of a protected page', async () => {
    for (const { path } of protectedTargets().filter(({ hasComponent: shows }) => shows)) {
      const { status, text, apiCalls } = await requestAs(anonymousUser, `${path}.data`)
      expect({ path, status, apiCalls }).toEqual({ path, status: 202, apiCalls: [] })
      expect(text).toContain('"/?login=')
    }
  })

  test('gets no further with other spellings of a path', async () => {
    for (const path of protectedTargets().flatMap(({ path, hasLoader: reads }) =>
      reads ? alternativeSpellings(path) : [],
    )) {
      const { status, apiCalls } = await requestAs(anonymousUser, path)
      expect({ path, apiCalls }).toEqual({ path, apiCalls: [] })
      expect([302, 404], path).toContain(status)
    }
  })

  test('gets no user data from the layout of a page', async () => {
    const { status, text, apiCalls } = await requestAs(
      anonymousUser,
      '/user.data?_routes=routes/workspace/layout',
    )
    expect({ status, apiCalls }).toEqual({ status: 200, apiCalls: [] })
    expect(text).toContain('closesAt')
  })
})

describe('a user without admin rights', () => {
  test('is redirected from every admin page to the home page, without an API call', async () => {
    for (const path of targetsRequiring('admin').flatMap(({ path, hasLoader: reads }) =>
      reads ? [path, ...alternativeSpellings(path)] : [],
    )) {
      const { status, location, apiCalls } = await requestAs(ordinaryUser, path)
      expect({ path, apiCalls }).toEqual({ path, apiCalls: [] })
      expect([302, 404], path).toContain(status)
      if (status === 302) expect({ path, location }).toEqual({ path, location: '/' })
    }
  })

  test('gets no further with .data URLs or posts', async () => {
    for (const { path, isIndex, hasComponent: shows, hasAction: does } of targetsRequiring('admin')) {
      const data = shows && (await requestAs(ordinaryUser, `${path}.data`))
      if (data)
        expect({ path, status: data.status, apiCalls: data.apiCalls }).toEqual({
          path,
          status: 202,
          apiCalls: [],
        })
      const posted = does && (await requestAs(ordinaryUser, postPath(isIndex, path), 'POST'))
      if (posted)
        expect({ path, to: posted.location, apiCalls: posted.apiCalls }).toEqual({
          path,
          to: '/',
          apiCalls: [],
        })
    }
  })
})

test('every response has the security headers', { timeout: 60_000 }, async () => {
  const unexpected: unknown[] = []
  for (const { path, isIndex } of targets)
    for (const apiCalls of [path, `${path === '/' ? '/_root' : path}.data`])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
        const to = method === 'POST' ? postPath(isIndex, apiCalls) : apiCalls
        const { status, headers } = await requestAs(anonymousUser, to, method)
        const headerProblems = findHeaderProblems(headers, true)
        if (headerProblems.length > 0) unexpected.push({ method, apiCalls, status, headerProblems })
      }
  expect(unexpected).toEqual([])
})

describe('caching of responses', () => {
  const cacheableResponses = async (user: CurrentUser, cookie: string) => {
    const cacheControls: [string, string | null][] = []
    // The stream of an order goes on until it is paid.
    const finite = targets.filter(({ path }) => !path.startsWith('/pricing/watch/'))
    for (const { path, isIndex, hasAction } of finite)
      for (const address of [path, `${path === '/' ? '/_root' : path}.data`]) {
        const { headers } = await requestAs(user, address, 'GET', { cookie })
        cacheControls.push([address, headers.get('cache-control')])
        const posted = hasAction && (await requestAs(user, postPath(isIndex, address), 'POST', { cookie }))
        if (posted) cacheControls.push([`POST ${address}`, posted.headers.get('cache-control')])
      }
    return cacheControls
  }

  test.each([
    ['a login', ordinaryUser, `${authCookieName}=${serializeAuthCookie('a token', secrets)}`],
    ['a draft', anonymousUser, 'draft-storage=d1.s1'],
  ])(
    'responses to a user with %s are not stored, except those that are the same for everyone',
    { timeout: 60_000 },
    async (_, user, cookie) => {
      const isCacheable = ([address, caching]: [string, string | null]) =>
        !/no-store/.test(caching ?? '') && !(address.endsWith('.data') && caching === 'private, no-cache')
      expect((await cacheableResponses(user, cookie)).filter(isCacheable)).toEqual([
        ['/robots.txt', 'public, max-age=3600'],
        ['/sw.js', 'no-cache'],
      ])
    },
  )

  test(
    'responses for everyone are revalidated, and the offline editor may be stored',
    { timeout: 60_000 },
    async () => {
      for (const path of ['/', '/pricing.data', '/resume/edit/offline', '/offline'])
        expect([path, (await requestAs(anonymousUser, path)).headers.get('cache-control')]).toEqual([
          path,
          'no-cache',
        ])
      expect(
        (await cacheableResponses(anonymousUser, 'theme=dark')).filter(([, caching]) => caching === null),
      ).toEqual([])
    },
  )

  test('pages behind a link are not stored', async () => {
    const refused = failingWith(-8001)
    for (const path of ['/handoff/x1', '/s/x1'])
      for (const address of [path, `${path}.data`]) {
        const calls = { readDownloadLink: refused, viewShare: refused }
        const { status, headers } = await requestAs(anonymousUser, address, 'GET', { calls })
        expect([address, status, headers.get('cache-control')]).toEqual([address, 404, 'private, no-store'])
      }
  })
})

/** Remix distinguishes an index route from its parent by this. */
function postPath(isIndex: boolean, path: string): string {
  return isIndex ? `${path}?index` : path
}
