import { Writable } from 'node:stream'
import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { emptySqlite } from '#api/testing/databases'
import { setUpTestOrders } from '#api/testing/test-orders'
import { createTestUser } from '#api/testing/test-person'
import { createTestResume, useTestApi } from '#api/testing/test-api'
import { createHonoApp, type HonoAppOptions } from '#app/server/hono-app.server'
import { createLoadContextFactory } from '#app/server/create-load-context.server'
import { createRemixRouteMatcher } from '#app/server/logging/remix-route-matcher'
import { mapApiErrors } from '#app/server/http/map-api-errors.server'
import { readSettings } from '#app/settings.server'
import type { ApiClient } from '#app/api-client/api-client'
import { callOutcome, ApiClientError } from '#app/api-client/api-client-error'
import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import { createMetrics } from '#telemetry/metrics'
import { createTracing } from '#telemetry/tracing'
import { buildErrorRecord } from '#tests/fixtures/build-error-record'
import { startOtlpCollector } from '../servers/otlp-collector'

const phone = '13812345678'
const words = '在星辰公司写过一份别人不该看到的经历'
const secret = 'a secret of this test, long enough'

const lines: string[] = []
const log = pino(
  { level: 'trace' },
  new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) }),
)
const collector = await startOtlpCollector()
const traces = await createTracing(
  { endpoint: collector.address, headers: {}, service: 'smart-resume', sampleRatio: 1 },
  log,
)
afterAll(() => collector.close())
async function tracedSqlite() {
  const tempFolder = await emptySqlite()
  return { ...tempFolder, options: { ...tempFolder.options, onStatement: traces.recordStatement } }
}
const api = useTestApi(tracedSqlite, { log })

test('a session with a login, a resume, a share, a payment and errors leaves no personal data in logs, metrics, traces and reports', async () => {
  const metrics = await createMetrics()
  let task: (apiClient: ApiClient) => Promise<unknown>
  const front = createHonoApp({
    settings: readSettings({ NODE_ENV: 'test', METRICS_TOKEN: 'a-token-for-metrics' }),
    log,
    metrics,
    traces,
    matchRoute: createRemixRouteMatcher({
      share: { path: 's/:token' },
      edit: { path: 'resume/edit/:resumeId' },
    }),
    health: () => Promise.resolve({ ok: true }),
    handle: requestRoute(async ({ context: { api: apiClient } }) => {
      await task(apiClient)
      return new Response('<p>', { headers: { 'content-type': 'text/html' } })
    }),
    createLoadContext: createLoadContextFactory({
      baseUrl: 'http://api',
      send: (input, init) => api.app.fetch(new Request(input, init)),
      sharedSecret: undefined,
      onCallEnd: metrics.observeCall,
      traceCall: (name, call) => traces.traceCall(name, call, callOutcome),
      typesetter: undefined as never,
      reader: undefined as never,
      log,
      demo: false,
    }),
    sessionSecrets: [secret],
    forwardWebhook: () => Promise.resolve(new Response(null)),
  })
  const viaServer = async (path: string, operation: typeof task, token?: string) => {
    task = operation
    const cookie = token && `${authCookieName}=${serializeAuthCookie(token, [secret])}`
    return (await front.request(path, { headers: { ...(cookie && { cookie }) } })).status
  }

  const adminPage = await setUpTestOrders(api)
  await viaServer(`/login?phone=${phone}`, (apiClient) => apiClient.call('sendLoginCode', { phone }))
  const code = api.codeFor(phone)
  let token = ''
  await viaServer('/login', async (apiClient) => {
    token = (await apiClient.call('loginByPhone', { phone, captcha: code })).token
  })
  const resume = createTestResume(words)
  let [id, share] = ['', '']
  await viaServer(
    '/resume/create',
    async (apiClient) => {
      id = (await apiClient.call('createResume', { resume })).id
      share = (await apiClient.call('openShare', { id, hidden: [], password: '密码是这个' })).token
    },
    token,
  )
  expect([token, id, share]).not.toContain('')
  expect(
    await viaServer(`/s/${share}`, (apiClient) =>
      apiClient.call('viewShare', { token: share }).catch(() => undefined),
    ),
  ).toBe(200)
  await adminPage.order()

  // Failures: a database that rejects a row, a page that throws, a call that cannot be parsed.
  await api.send('/api/resumes/save', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: `{"${words}`,
  })
  await viaServer(`/resume/edit/${id}`, async () => JSON.parse(`{"${words}`) as unknown, token)
  const abandoned = async () => Promise.reject(new ApiClientError('server', 503, ''))
  for (const path of ['s', 'S', '%53', 'handoff', 'HANDOFF'])
    expect(await viaServer(`/${path}/${share}`, abandoned)).toBe(503)
  // A failing API call, logged under the page's request id.
  await api.db.schema.alterTable('shares').renameTo('shares_gone').execute()
  await viaServer(`/s/${share}`, (apiClient) => apiClient.call('viewShare', { token: share }))
  await api.db.schema.alterTable('shares_gone').renameTo('shares').execute()
  const failed = lines.find((line) => line.includes('a call failed'))
  const { requestId } = JSON.parse(failed ?? '{}') as { requestId?: string }
  expect(lines.filter((line) => line.includes(String(requestId)) && line.includes('answered'))).toHaveLength(
    1,
  )
  const broken = await createTestUser(api)
  await api.db.schema.alterTable('resumes').renameTo('resumes_gone').execute()
  expect((await broken.call('createResume', { resume })).status).toBe(500)
  await api.db.schema.alterTable('resumes_gone').renameTo('resumes').execute()
  const message = `调用失败 ${phone} Bearer ${token}`
  const stack = `Error: ${message}\n    at draw (/assets/page.js:1:2345)`
  const error = buildErrorRecord('this-test', { message, stack, url: `/pricing?phone=${phone}` })
  await api.call('reportErrors', { timestamp: 1, errors: [error] })

  const exported = lines.join('')
  const reports = JSON.stringify(await api.db.selectFrom('error_reports').selectAll().execute())
  expect(lines.length).toBeGreaterThan(5)
  expect(exported).toContain('a call failed')
  expect(exported).toContain('the service could not be asked')
  expect(reports).toContain('/assets/page.js')
  const metricsText = await metrics.text()
  expect(metricsText).toContain('call="loginByPhone"')
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
  for (const storedRows of [exported, metricsText, reports, collector.text()])
    for (const ownPage of [phone, token, words, share, '密码是这个', broken.token])
      expect(storedRows).not.toContain(ownPage)
  for (const storedRows of [exported, collector.text()])
    expect(storedRows).not.toMatch(new RegExp(`\\b${code}\\b`))
  expect(collector.text()).not.toContain(id)
})

/** Serves a loader with the product's error mapping. */
function requestRoute(loader: (args: LoaderFunctionArgs) => Promise<Response>): HonoAppOptions['handle'] {
  const build = { routes: { door: { module: { loader } } } } as unknown as ServerBuild
  const mapped = mapApiErrors(build).routes.door!.module.loader as typeof loader
  return (request, context) =>
    mapped({ request, context, params: {} }).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown
      throw thrown
    })
}
