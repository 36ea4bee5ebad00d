import { beforeAll, describe, expect, test } from 'vitest'
import { createFront } from '#app/server/front.server'
import { createLog } from '#app/server/log.server'
import { readSettings } from '#app/settings.server'
import { UpstreamFailure } from '#app/api-client/failure'
import { authStorageName, writeToken } from '#app/session/auth-storage.server'
import { accessOf } from '#app/session/guards'
import type { Who } from '#app/session/who.server'
import { fakeTypesetter, fakeUpstream } from '#tests/builders'
import { allDoors, handlerOf, knocksOf, type Knock } from '#tests/doors'
import { headerFaults } from '#tests/secure-headers'

const origin = 'https://resume.example.com'
const settings = readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin })
const log = createLog('silent')
const secrets = ['a secret of this test']
const stranger: Who = { state: 'guest' }
const plainUser: Who = { state: 'user', benefits: null }

let handle: ReturnType<typeof handlerOf>
let knocks: Knock[]
beforeAll(async () => {
  const doors = await allDoors()
  handle = handlerOf(doors)
  knocks = knocksOf(doors)
})

/** Knocks as somebody; any call of the API but the guard's own is remembered as `asked`, and fails. */
async function knock(who: Who, path: string, method = 'GET', { cookie = '', calls = {} } = {}) {
  const upstream = fakeUpstream({ ...(who === plainUser && { checkAdmin: () => false }), ...calls })
  const front = createFront({
    settings,
    log,
    handle,
    health: () => Promise.resolve({ ok: true }),
    sessionSecrets: secrets,
    passLetter: () => Promise.resolve(new Response(null, { status: 404 })),
    openContext: (visit) => ({
      requestId: 'r1',
      visit,
      who: () => Promise.resolve(who),
      callerOf: () => 'address 192.0.2.7',
      upstream,
      typesetter: fakeTypesetter({}),
      reader: { read: () => Promise.reject(new Error('nobody expected a file')) },
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
    asked: upstream.calls.map(([name]) => name).filter((name) => name !== 'checkAdmin'),
  }
}

type Asks = Exclude<ReturnType<typeof accessOf>, 'open'>
const behind = (...accesses: Asks[]) =>
  knocks.filter(({ path }) => accesses.some((a) => a === accessOf(path)))
const closed = () => behind('login', 'admin')

/** The same address as routers also read it. */
function otherWritings(path: string): string[] {
  const escaped = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`
  return [`${path}/`, path.toUpperCase(), `/${path}`, escaped]
}

describe('the list of doors', () => {
  test('is the one of the product', () => {
    const paths = knocks.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/', '/user', '/user/export', '/admin', '/resume/create']))
    expect(behind('login').length).toBeGreaterThan(1)
    expect(behind('admin').length).toBeGreaterThan(0)
  })

  test('has no closed page that reads nothing, for nothing would guard it', () => {
    expect(closed().filter(({ shows, reads }) => shows && !reads)).toEqual([])
  })
})

describe('a stranger', () => {
  test('is led from every closed door to the login, and nothing is asked of the API', async () => {
    const answers: unknown[] = []
    const expected: unknown[] = []
    for (const { path } of closed().filter(({ reads }) => reads)) {
      const { status, location, asked } = await knock(stranger, path)
      answers.push({ path, status, location, asked })
      const to = `/?${new URLSearchParams({ login: '', to: path })}`
      expected.push({ path, status: 302, location: to, asked: [] })
    }
    expect(answers).toEqual(expected)
  })

  test('posts nothing through one', async () => {
    for (const { path, isIndex, does } of closed()) {
      if (!does) continue
      const { status, location, asked } = await knock(stranger, postPath(isIndex, path), 'POST')
      expect({ path, status, location, asked }).toEqual({
        path,
        status: 302,
        location: '/?login=',
        asked: [],
      })
    }
  })

  test('gets no further by asking as scripts do', async () => {
    for (const { path } of closed().filter(({ shows }) => shows)) {
      const { status, text, asked } = await knock(stranger, `${path}.data`)
      expect({ path, status, asked }).toEqual({ path, status: 202, asked: [] })
      expect(text).toContain('"/?login=')
    }
  })

  test('gets no further by writing the address another way', async () => {
    for (const path of closed().flatMap(({ path, reads }) => (reads ? otherWritings(path) : []))) {
      const { status, asked } = await knock(stranger, path)
      expect({ path, asked }).toEqual({ path, asked: [] })
      expect([302, 404], path).toContain(status)
    }
  })

  test('learns nothing from the frame of a page', async () => {
    const { status, text, asked } = await knock(stranger, '/user.data?_routes=routes/workspace/layout')
    expect({ status, asked }).toEqual({ status: 200, asked: [] })
    expect(text).toContain('closesAt')
  })
})

describe('a plain user', () => {
  test('is led from every door of admins to the front page, and nothing is asked of the API', async () => {
    for (const path of behind('admin').flatMap(({ path, reads }) =>
      reads ? [path, ...otherWritings(path)] : [],
    )) {
      const { status, location, asked } = await knock(plainUser, path)
      expect({ path, asked }).toEqual({ path, asked: [] })
      expect([302, 404], path).toContain(status)
      if (status === 302) expect({ path, location }).toEqual({ path, location: '/' })
    }
  })

  test('gets no further by asking as scripts do, or by posting', async () => {
    for (const { path, isIndex, shows, does } of behind('admin')) {
      const data = shows && (await knock(plainUser, `${path}.data`))
      if (data)
        expect({ path, status: data.status, asked: data.asked }).toEqual({ path, status: 202, asked: [] })
      const posted = does && (await knock(plainUser, postPath(isIndex, path), 'POST'))
      if (posted)
        expect({ path, to: posted.location, asked: posted.asked }).toEqual({ path, to: '/', asked: [] })
    }
  })
})

test('every answer tells browsers what they may not do', { timeout: 60_000 }, async () => {
  const wrong: unknown[] = []
  for (const { path, isIndex } of knocks)
    for (const asked of [path, `${path === '/' ? '/_root' : path}.data`])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
        const to = method === 'POST' ? postPath(isIndex, asked) : asked
        const { status, headers } = await knock(stranger, to, method)
        const faults = headerFaults(headers, true)
        if (faults.length > 0) wrong.push({ method, asked, status, faults })
      }
  expect(wrong).toEqual([])
})

describe('who may keep an answer', () => {
  const caches = async (who: Who, cookie: string) => {
    const said: [string, string | null][] = []
    // News of an order are a stream, and are told until it is paid.
    for (const { path, isIndex, does } of knocks.filter((one) => !one.path.startsWith('/pricing/watch/')))
      for (const asked of [path, `${path === '/' ? '/_root' : path}.data`]) {
        said.push([asked, (await knock(who, asked, 'GET', { cookie })).headers.get('cache-control')])
        const posted = does && (await knock(who, postPath(isIndex, asked), 'POST', { cookie }))
        if (posted) said.push([`POST ${asked}`, posted.headers.get('cache-control')])
      }
    return said
  }

  test.each([
    ['a login', plainUser, `${authStorageName}=${writeToken('a token', secrets)}`],
    ['a draft', stranger, 'draft-storage=d1.s1'],
  ])(
    'of what goes to somebody with %s, is nobody but where all are sent the same',
    { timeout: 60_000 },
    async (_, who, cookie) => {
      const isKept = ([asked, caching]: [string, string | null]) =>
        !/no-store/.test(caching ?? '') && !(asked.endsWith('.data') && caching === 'private, no-cache')
      expect((await caches(who, cookie)).filter(isKept)).toEqual([
        ['/robots.txt', 'public, max-age=3600'],
        ['/sw.js', 'no-cache'],
      ])
    },
  )

  test(
    'of what anybody is shown, is asked to ask again, and the offline editor may be kept',
    { timeout: 60_000 },
    async () => {
      for (const path of ['/', '/pricing.data', '/resume/edit/offline', '/offline'])
        expect([path, (await knock(stranger, path)).headers.get('cache-control')]).toEqual([path, 'no-cache'])
      expect((await caches(stranger, 'theme=dark')).filter(([, caching]) => caching === null)).toEqual([])
    },
  )

  test('of a page that a link opens, is nobody', async () => {
    const refused = () => Promise.reject(new UpstreamFailure('business', -8001, ''))
    for (const path of ['/handoff/x1', '/s/x1'])
      for (const asked of [path, `${path}.data`]) {
        const calls = { readHandoff: refused, viewShare: refused }
        const { status, headers } = await knock(stranger, asked, 'GET', { calls })
        expect([asked, status, headers.get('cache-control')]).toEqual([asked, 404, 'private, no-store'])
      }
  })
})

/** Remix tells an index from its parent by this. */
function postPath(isIndex: boolean, path: string): string {
  return isIndex ? `${path}?index` : path
}
