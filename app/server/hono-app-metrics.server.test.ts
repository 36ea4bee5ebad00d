import { expect, test } from 'vitest'
import { readSettings } from '#app/settings.server'
import type { RequestSession } from '#app/session/request-session.server'
import { createMetrics } from '#telemetry/metrics'
import { createHonoApp } from './hono-app.server'
import { createLogger } from './logging/logger.server'

const token = 'a-token-for-metrics'

async function startApp(metricsToken: string | undefined, route = 'other', status = 404) {
  const metrics = metricsToken === undefined ? undefined : await createMetrics()
  metrics?.registerGauges({
    typesetting: () => ({ running: 2, waiting: 5 }),
    pageCache: () => ({ pages: 3, bytes: 400 }),
    orders: () => Promise.resolve({ created: 4, granted: 7 }),
  })
  const app = createHonoApp({
    settings: readSettings({ NODE_ENV: 'test', METRICS_TOKEN: metricsToken }),
    log: createLogger('silent'),
    metrics,
    matchRoute: (path) => (path.startsWith('/s/') ? '/s/:token' : route),
    health: () => Promise.resolve({ ok: true }),
    handle: () => Promise.resolve(new Response('gone', { status })),
    createLoadContext: (session: RequestSession) => ({ session }) as never,
    sessionSecrets: ['a secret of this test'],
    forwardWebhook: () => Promise.resolve(new Response(null)),
  })
  const ask = async (path: string, authorization?: string) =>
    app.request(path, { headers: { ...(authorization && { authorization }) } })
  return { ask, metrics }
}

test.each([undefined, '', 'Bearer', `Bearer ${token}x`, token, `Basic ${token}`])(
  'a request for metrics with %s is unauthorized',
  async (authorization) => {
    const { ask } = await startApp(token)
    const answer = await ask('/metrics', authorization)
    expect(answer.status).toBe(401)
    expect(await answer.text()).toBe('Unauthorized')
  },
)

test('without a configured token, there are no metrics', async () => {
  const { ask } = await startApp(undefined)
  expect((await ask('/metrics', 'Bearer undefined')).status).toBe(404)
})

test('responses are counted by route, calls by name, never by a URL', async () => {
  const { ask, metrics } = await startApp(token)
  await ask('/s/secret-of-a-link?phone=13800000001')
  await ask('/13800000001')
  metrics!.observeCall('listResumes', 'timeout', 15_000)
  metrics!.observeTypesetWait(40)
  metrics!.observeTypeset('pdf', 'ok', 300)
  metrics!.observeStatement('select', 'ok', 0.7)
  const answer = await ask('/metrics', `Bearer ${token}`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const lines = await answer.text()
  for (const line of [
    'resume_answers_seconds_count{route="/s/:token",method="GET",status="404"} 1',
    'resume_answers_seconds_count{route="other",method="GET",status="404"} 1',
    'resume_upstream_calls_seconds_bucket{le="15",call="listResumes",outcome="timeout"} 1',
    'resume_typesetting_waited_seconds_count 1',
    'resume_typesetting_seconds_sum{made="pdf",outcome="ok"} 0.3',
    'resume_database_seconds_bucket{le="0.001",kind="select",outcome="ok"} 1',
    'resume_typesetting_running 2',
    'resume_typesetting_waiting 5',
    'resume_kept_pages 3',
    'resume_orders{state="created"} 4',
    'resume_orders{state="granted"} 7',
  ])
    expect(lines).toContain(line)
  expect(lines).toMatch(/nodejs_eventloop_lag_p99_seconds/)
  expect(lines).toMatch(/process_resident_memory_bytes/)
  expect(lines).not.toMatch(/13800000001|secret-of-a-link/)
})

test('a deliberate error of a demo page is not counted as a failure', async () => {
  const { ask } = await startApp(token, '/demo/answers/:kind', 503)
  await ask('/demo/answers/503')
  const lines = await (await ask('/metrics', `Bearer ${token}`)).text()
  expect(lines).toContain(
    'resume_answers_seconds_count{route="/demo/answers/:kind",method="GET",status="demo"} 1',
  )
  expect(lines).not.toContain('status="503"')
})

test('a failing count of orders does not block the other metrics', async () => {
  const metrics = await createMetrics()
  metrics.registerGauges({
    typesetting: () => ({ running: 0, waiting: 0 }),
    pageCache: () => ({ pages: 0, bytes: 0 }),
    orders: () => Promise.reject(new Error('the database is away')),
  })
  expect(await metrics.text()).toContain('resume_typesetting_waiting 0')
})
