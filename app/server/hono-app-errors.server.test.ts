import { expect, test } from 'vitest'
import { createHonoApp, type HonoAppOptions } from './hono-app.server'
import { createLogger } from './logging/logger.server'
import { readSettings } from '#app/settings.server'

test('a handler that throws becomes a 500 without internals, with the security headers', async () => {
  const app = createHonoApp({
    settings: readSettings({ NODE_ENV: 'test' }),
    log: createLogger('silent'),
    health: async () => ({ ok: true }),
    handle: () => Promise.reject(new Error('secret detail')),
    forwardWebhook: () => Promise.resolve(new Response(null)),
    sessionSecrets: ['a secret of this test'],
    createLoadContext: () => ({}) as ReturnType<HonoAppOptions['createLoadContext']>,
  })
  const response = await app.request('/anything')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
