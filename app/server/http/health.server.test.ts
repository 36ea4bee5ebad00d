import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createHealth, serveHealth, type Health } from './health.server'
import type { HonoEnv } from '#app/server/logging/request-logging.server'

const ready = { ok: true, database: true, disk: true }
const yes = () => Promise.resolve(true)
const never = () => new Promise<never>(() => {})

function startApp(health: () => Promise<Health>, stopping?: AbortSignal) {
  const app = new Hono<HonoEnv>()
  serveHealth(app, health, stopping)
  return async (path: string) => {
    const answer = await app.request(path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return { status: answer.status, body: await answer.json() }
  }
}
const healthOf = (parts: Partial<Parameters<typeof createHealth>[0]>, now?: () => number) =>
  createHealth(
    { readiness: () => Promise.resolve(ready), optionalChecks: { typesetting: yes }, info: {}, ...parts },
    now,
  )

test.each(['/readyz', '/healthz'])(
  '%s reports that everything works, and what the service offers',
  async (path) => {
    const ask = startApp(healthOf({ info: { off: ['pay'] } }))
    expect(await ask(path)).toEqual({
      status: 200,
      body: { ...ready, typesetting: true, degraded: [], off: ['pay'] },
    })
  },
)

test.each([
  ['is down', () => Promise.resolve(false)],
  ['fails', () => Promise.reject(new Error('gone'))],
  ['does not answer', never],
])('a server whose typesetting %s reports it, and stays in the proxy', async (_, typesetting) => {
  const ask = startApp(healthOf({ optionalChecks: { typesetting } }))
  expect(await ask('/readyz')).toMatchObject({ status: 200, body: { ok: true, degraded: ['typesetting'] } })
})

test.each([
  ['whose database takes no writes', () => Promise.resolve({ ok: false, database: false, disk: true })],
  ['whose disk is full', () => Promise.resolve({ ok: false, database: true, disk: false })],
  ['that cannot tell', () => Promise.reject(new Error('gone'))],
  ['that cannot tell in time', never],
])('a server %s is removed from the proxy, and its process is live', async (_, readiness) => {
  const ask = startApp(healthOf({ readiness }))
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { ok: false } })
  expect(await ask('/livez')).toEqual({ status: 200, body: { ok: true } })
})

test('a process that is stopping is removed from the proxy, and is live until it ends', async () => {
  const stopping = new AbortController()
  const ask = startApp(healthOf({}), stopping.signal)
  expect((await ask('/readyz')).status).toBe(200)
  stopping.abort()
  expect(await ask('/readyz')).toEqual({ status: 503, body: { ok: false, stopping: true } })
  expect((await ask('/livez')).status).toBe(200)
})

test('/livez checks nothing', async () => {
  const health = vi.fn(never)
  expect((await startApp(health)('/livez')).status).toBe(200)
  expect(health).not.toHaveBeenCalled()
})

test('frequent health checks get the result of the last second', async () => {
  let now = 0
  const readiness = vi.fn(() => Promise.resolve(ready))
  const health = healthOf({ readiness }, () => now)
  for (let n = 0; n < 50; n++) await health()
  expect(readiness).toHaveBeenCalledTimes(1)
  now = 1_000
  await health()
  expect(readiness).toHaveBeenCalledTimes(2)
})
