import { expect, test } from 'vitest'
import { readSettings } from '#app/settings.server'
import { createHonoApp, type HonoAppOptions } from './hono-app.server'
import { createLogger } from './logging/logger.server'

const origin = 'https://resume.example.com'

/** An app with capacity for one request at a time. */
function appFor(handle: HonoAppOptions['handle']) {
  return createHonoApp({
    settings: readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin }),
    log: createLogger('silent'),
    health: () => Promise.resolve({ ok: true }),
    handle,
    createLoadContext: (session) => ({ session }) as ReturnType<HonoAppOptions['createLoadContext']>,
    sessionSecrets: ['a secret of this test'],
    forwardWebhook: () => Promise.resolve(new Response(null, { status: 204 })),
    loadLimits: { minConcurrent: 1, maxConcurrent: 1, maxWaitMs: 1_000 },
  })
}

test('requests beyond the capacity get a 503 with Retry-After, and health checks are still served', async () => {
  let finish = () => {}
  const slow: HonoAppOptions['handle'] = () =>
    new Promise((resolve) => (finish = () => resolve(new Response('late'))))
  const app = appFor(slow)
  const first = app.request('/')
  const second = await app.request('/')
  expect(second.status).toBe(503)
  expect(second.headers.get('retry-after')).toBe('2')
  expect((await app.request('/healthz')).status).toBe(200)
  finish()
  expect(await (await first).text()).toBe('late')
})
