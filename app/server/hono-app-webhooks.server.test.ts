import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readSettings } from '#app/settings.server'
import { createHonoApp, type HonoAppOptions } from './hono-app.server'
import { createLogger } from './logging/logger.server'

const forwardWebhook = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })))
const handle = vi.fn(() => Promise.resolve(new Response('page')))
const app = createHonoApp({
  settings: readSettings({ NODE_ENV: 'test' }),
  log: createLogger('silent'),
  health: async () => ({ ok: true }),
  handle,
  forwardWebhook,
  sessionSecrets: ['a secret of this test'],
  createLoadContext: () => ({}) as ReturnType<HonoAppOptions['createLoadContext']>,
})
beforeEach(() => {
  vi.clearAllMocks()
})
const post = (path: string, init: RequestInit = {}) =>
  app.request(path, { method: 'POST', body: '{}', ...init })

describe('a webhook', () => {
  test('is forwarded from one path, whatever its headers claim', async () => {
    expect((await post('/api/pay/wx/notify')).status).toBe(204)
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await post('/api/pay/wx/notify', { headers })).status).toBe(204)
    expect(forwardWebhook).toHaveBeenCalledTimes(2)
  })

  test.each([
    '/api/pay/wx/notify/',
    '/api/pay/wx/notify.data',
    '/api/pay/wx/native/ck',
    '/api/check_a',
    '//api/pay/wx/notify',
    '/',
  ])('is not forwarded from %s', async (path) => {
    expect((await post(path)).status).toBe(403)
    expect(forwardWebhook).not.toHaveBeenCalled()
  })

  test('may have 64 kB', async () => {
    expect((await post('/api/pay/wx/notify', { body: 'x'.repeat(64 * 1024 + 1) })).status).toBe(413)
    expect(forwardWebhook).not.toHaveBeenCalled()
  })

  test('must be a POST', async () => {
    await app.request('/api/pay/wx/notify')
    expect(handle).toHaveBeenCalledOnce()
    expect(forwardWebhook).not.toHaveBeenCalled()
  })
})
