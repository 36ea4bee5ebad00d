import { Writable } from 'node:stream'
import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { emptySqlite } from '#api/testing/databases'
import { openOrderDesk } from '#api/testing/order-desk'
import { newPerson } from '#api/testing/person'
import { resumeOf, useTestApi } from '#api/testing/test-api'
import { createFront, type FrontParts } from '#app/server/front.server'
import { createContexts } from '#app/server/open-context.server'
import { routeNamer } from '#app/server/route-pattern'
import { tellingToWait } from '#app/server/telling-to-wait.server'
import { readSettings } from '#app/settings.server'
import { outcomeOf, UpstreamFailure } from '#app/api-client/failure'
import { authStorageName, writeToken } from '#app/session/auth-storage.server'
import { openMetrics } from '#telemetry/metrics'
import { openTraces } from '#telemetry/traces'
import { startOtlpReceiver } from '../otlp-receiver'

const phone = '13812345678'
const words = '在星辰公司写过一份别人不该看到的经历'
const secret = 'a secret of this test, long enough'

const lines: string[] = []
const log = pino(
  { level: 'trace' },
  new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) }),
)
const collector = await startOtlpReceiver()
const traces = await openTraces(
  { address: collector.address, headers: {}, service: 'smart-resume', share: 1 },
  log,
)
afterAll(() => collector.close())
async function tracedSqlite() {
  const place = await emptySqlite()
  return { ...place, options: { ...place.options, onStatement: traces.stated } }
}
const api = useTestApi(tracedSqlite, { log })

test('a life with a login, a resume, a link, a payment and errors leaves nothing of it in logs, figures, traces and reports', async () => {
  const metrics = await openMetrics()
  let task: (
    upstream: Parameters<Parameters<typeof createFront>[0]['handle']>[1]['upstream'],
  ) => Promise<unknown>
  const front = createFront({
    settings: readSettings({ NODE_ENV: 'test', METRICS_TOKEN: 'a-token-for-metrics' }),
    log,
    metrics,
    traces,
    routeOf: routeNamer({ share: { path: 's/:token' }, edit: { path: 'resume/edit/:resumeId' } }),
    health: () => Promise.resolve({ ok: true }),
    handle: throughDoor(async ({ context: { upstream } }) => {
      await task(upstream)
      return new Response('<p>', { headers: { 'content-type': 'text/html' } })
    }),
    openContext: createContexts({
      baseUrl: 'http://api',
      send: (input, init) => api.app.fetch(new Request(input, init)),
      sharedSecret: undefined,
      told: metrics.called,
      traced: (name, call) => traces.calling(name, call, outcomeOf),
      typesetter: undefined as never,
      reader: undefined as never,
      log,
      demo: false,
    }),
    sessionSecrets: [secret],
    passLetter: () => Promise.resolve(new Response(null)),
  })
  const through = async (path: string, doing: typeof task, token?: string) => {
    task = doing
    const cookie = token && `${authStorageName}=${writeToken(token, [secret])}`
    return (await front.request(path, { headers: { ...(cookie && { cookie }) } })).status
  }

  const desk = await openOrderDesk(api)
  await through(`/login?phone=${phone}`, (upstream) => upstream.call('sendLoginCode', { phone }))
  const code = api.codeFor(phone)
  let token = ''
  await through('/login', async (upstream) => {
    token = (await upstream.call('loginByPhone', { phone, captcha: code })).token
  })
  const resume = resumeOf(words)
  let [id, share] = ['', '']
  await through(
    '/resume/create',
    async (upstream) => {
      id = (await upstream.call('createResume', { resume })).id
      share = (await upstream.call('openShare', { id, hidden: [], password: '密码是这个' })).token
    },
    token,
  )
  expect([token, id, share]).not.toContain('')
  expect(
    await through(`/s/${share}`, (upstream) =>
      upstream.call('viewShare', { token: share }).catch(() => undefined),
    ),
  ).toBe(200)
  await desk.order()

  // What goes wrong: a database that refuses a row, a page that throws, a call that is not understood.
  await api.send('/api/resumes/save', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: `{"${words}`,
  })
  await through(`/resume/edit/${id}`, async () => JSON.parse(`{"${words}`) as unknown, token)
  const away = async () => Promise.reject(new UpstreamFailure('server', 503, ''))
  for (const path of [
    `/s/${share}`,
    `/S/${share}`,
    `/%53/${share}`,
    `/handoff/${share}`,
    `/HANDOFF/${share}`,
  ])
    expect(await through(path, away)).toBe(503)
  // The frame of the API, in the log by the id that the reader of the page was given.
  await api.db.schema.alterTable('shares').renameTo('shares_gone').execute()
  await through(`/s/${share}`, (upstream) => upstream.call('viewShare', { token: share }))
  await api.db.schema.alterTable('shares_gone').renameTo('shares').execute()
  const failed = lines.find((line) => line.includes('a call failed'))
  const { requestId } = JSON.parse(failed ?? '{}') as { requestId?: string }
  expect(lines.filter((line) => line.includes(String(requestId)) && line.includes('answered'))).toHaveLength(
    1,
  )
  const broken = await newPerson(api)
  await api.db.schema.alterTable('resumes').renameTo('resumes_gone').execute()
  expect((await broken.call('createResume', { resume })).status).toBe(500)
  await api.db.schema.alterTable('resumes_gone').renameTo('resumes').execute()
  await api.call('reportErrors', {
    timestamp: 1,
    errors: [errorWith(`调用失败 ${phone} Bearer ${token}`)],
  } as never)

  const told = lines.join('')
  const reports = JSON.stringify(await api.db.selectFrom('error_reports').selectAll().execute())
  expect(lines.length).toBeGreaterThan(5)
  expect(told).toContain('a call failed')
  expect(told).toContain('the service could not be asked')
  expect(reports).toContain('/assets/page.js')
  const figures = await metrics.text()
  expect(figures).toContain('call="loginByPhone"')
  await traces.close()
  const spans = collector.spans().map(({ name }) => name)
  expect(spans).toEqual(
    expect.arrayContaining([
      'GET /s/:token',
      'GET /resume/edit/:resumeId',
      'call openShare',
      'database insert',
    ]),
  )
  for (const kept of [told, figures, reports, collector.text()])
    for (const own of [phone, token, words, share, '密码是这个', broken.token])
      expect(kept).not.toContain(own)
  for (const kept of [told, collector.text()]) expect(kept).not.toMatch(new RegExp(`\\b${code}\\b`))
  expect(collector.text()).not.toContain(id)
})

/** A door of the build as it is served. */
function throughDoor(loader: (args: LoaderFunctionArgs) => Promise<Response>): FrontParts['handle'] {
  const build = { routes: { door: { module: { loader } } } } as unknown as ServerBuild
  const door = tellingToWait(build).routes.door!.module.loader as typeof loader
  return (request, context) =>
    door({ request, context, params: {} }).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown
      throw thrown
    })
}

function errorWith(message: string) {
  return {
    id: crypto.randomUUID(),
    fingerprint: '0badfa17',
    timestamp: 1,
    type: 'javascript',
    level: 'high',
    message,
    stack: `Error: ${message}\n    at draw (/assets/page.js:1:2345)`,
    url: `/pricing?phone=${phone}`,
    userAgent: 'tests',
    route: { path: '/pricing', name: '', params: [], query: [] },
    context: {
      performance: { sinceOpenMs: 1 },
      loggedIn: false,
      device: { width: 1, height: 1, ratio: 1, online: true },
    },
  }
}
