import { describe, expect, test, vi } from 'vitest'
import { readSettings } from '#app/settings.server'
import type { Metrics } from '#telemetry/metrics'
import { createHonoApp, type HonoAppOptions } from '#app/server/hono-app.server'
import { createLogger } from './logger.server'

const origin = 'https://resume.example.com'
const MB = 1024 * 1024
const never = () => new Promise<never>(() => {})

function frontWith(parts: Partial<HonoAppOptions> = {}) {
  const log = createLogger('silent')
  const [info, error] = [vi.spyOn(log, 'info'), vi.spyOn(log, 'error')]
  const answered = vi.fn()
  const app = createHonoApp({
    settings: readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin }),
    log,
    metrics: { observeResponse: answered } as unknown as Metrics,
    matchRoute: (path) => (path === '/pricing' ? '/pricing' : 'other'),
    health: () => Promise.resolve({ ok: true }),
    handle: () => Promise.resolve(new Response('page')),
    devPages: () => Promise.resolve(new Response('paid')),
    forwardWebhook: () => Promise.resolve(new Response(null, { status: 204 })),
    sessionSecrets: ['a secret of this test'],
    createLoadContext: () => ({}) as ReturnType<HonoAppOptions['createLoadContext']>,
    ...parts,
  })
  return { app, info, error, answered }
}

const sent = (bytes: number, from = origin) => ({
  method: 'POST',
  body: 'x',
  headers: { origin: from, 'content-length': String(bytes) },
})
const letter = '/api/pay/wx/notify'
const failing = { handle: () => Promise.reject(new Error('lost')) }

describe('each response is logged once, with its request id', () => {
  test.each<[string, string, RequestInit, number, string, Partial<HonoAppOptions>?]>([
    ['a page', '/pricing', {}, 200, '/pricing'],
    ['what nobody made', '/pricing', {}, 500, '/pricing', failing],
    ['too large a body', '/pricing', sent(3 * MB), 413, '/pricing'],
    ['a request from elsewhere', '/pricing', sent(1, 'https://evil.example'), 403, '/pricing'],
    ['a letter', letter, sent(1), 204, letter],
    ['too large a letter', letter, sent(MB), 413, letter],
    ['a simulated payment', '/dev/pay/p1', {}, 200, 'other'],
  ])('%s', async (_, path, init, status, route, parts) => {
    const { app, info, answered } = frontWith(parts)
    const answer = await app.request(path, init)
    const requestId = answer.headers.get('x-request-id')
    expect(answer.status).toBe(status)
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    const method = init.method ?? 'GET'
    expect(info).toHaveBeenCalledExactlyOnceWith(
      { requestId, method, path: path.replace('p1', '…'), status, ms: expect.any(Number) as number },
      'answered',
    )
    expect(answered).toHaveBeenCalledExactlyOnceWith(route, method, status, expect.any(Number))
  })

  test('a rejected request is logged', async () => {
    const limits = { minConcurrent: 1, maxConcurrent: 1, maxWaitMs: 1_000 }
    const { app, info, answered } = frontWith({ loadLimits: limits, handle: never })
    void app.request('/pricing')
    const answer = await app.request('/pricing')
    const requestId = answer.headers.get('x-request-id')
    expect(info).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ requestId, status: 503 }),
      'answered',
    )
    expect(answered).toHaveBeenCalledExactlyOnceWith('/pricing', 'GET', 503, expect.any(Number))
  })

  test('a failure is logged with the same id', async () => {
    const { app, error } = frontWith(failing)
    const answer = await app.request('/pricing')
    const requestId = answer.headers.get('x-request-id')
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ requestId }), 'no answer')
  })

  test('health checks are not logged', async () => {
    const { app, info, answered } = frontWith()
    await app.request('/healthz')
    expect(info).not.toHaveBeenCalled()
    expect(answered).not.toHaveBeenCalled()
  })
})
