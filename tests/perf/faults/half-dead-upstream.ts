import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import { type HttpResponse, sendRequest } from '#tests/servers/send-request'
import { benchSecret } from '../bench/seed/account-rows'
import { measureTreeMemory } from '../bench/server/process-memory'
import { withMonitoredServer } from '../bench/server/monitored-server'
import { createFaultReport } from './fault-report'

/**
 * Serves pages with an API that accepts every connection and never responds: each page shows an error in
 * time, none hangs, and memory and connections stay level.
 * `[ROUNDS=3] node --import tsx tests/perf/faults/half-dead-upstream.ts`; exits with 1 otherwise.
 */
const rounds = Number(process.env.ROUNDS ?? 3)
/** The 15 s timeout of an API call, and time for the rest of a page. */
const limitMs = 20_000
const visitorsEach = 4
const { check, finish } = createFaultReport('half-dead-upstream', 'the service accepts, and never answers')

const open = new Set<Socket>()
const deadServer = createServer((socket) => {
  open.add(socket)
  socket.on('close', () => open.delete(socket)).on('error', () => {})
  socket.resume()
})
deadServer.listen(0, '127.0.0.1')
await once(deadServer, 'listening')

const cookie = `${authCookieName}=${serializeAuthCookie('a-token-of-somebody', [benchSecret])}`
const requests: { path: string; cookie?: string; body?: string; type?: string }[] = [
  ...['/', '/pricing', '/tpls', '/resume/create', '/login', '/positions'].map((path) => ({ path })),
  ...['/', '/pricing', '/resume/my', '/user'].map((path) => ({ path, cookie })),
  {
    path: '/resume/save',
    cookie,
    type: 'application/json',
    body: '{"do":"save","id":"a","revision":1,"resume":{}}',
  },
  { path: '/login', type: 'application/x-www-form-urlencoded', body: 'intent=send&phone=13800000000' },
  { path: '/resume/create', type: 'application/x-www-form-urlencoded', body: 'start=blank' },
]

await withMonitoredServer(
  async ({ origin, pid, readStats: inspect }) => {
    const weights: number[] = []
    const handles: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const answers = await Promise.all(
        requests.flatMap((one) => Array.from({ length: visitorsEach }, () => timedRequest(origin, one))),
      )
      const slowest = answers.reduce((a, b) => (a.ms > b.ms ? a : b))
      const hung = answers.filter(({ answer }) => !answer)
      const broken = answers.filter(
        ({ answer }) => answer && answer.body.length === 0 && answer.status >= 400,
      )
      const name = `round ${round}`
      check(
        `${name}: all are answered`,
        hung.length === 0,
        hung.map(({ shownMessage }) => shownMessage).join('; ') || answers.length,
      )
      check(
        `${name}: within ${limitMs / 1000} s`,
        slowest.ms <= limitMs,
        `${slowest.shownMessage} ${(slowest.ms / 1000).toFixed(1)} s`,
      )
      check(
        `${name}: none is empty`,
        broken.length === 0,
        broken.map(({ shownMessage }) => shownMessage).join('; '),
      )
      const unexpected = answers.filter(({ answer }) => answer?.status === 500)
      check(
        `${name}: none is a fault of ours (500)`,
        unexpected.length === 0,
        [...new Set(unexpected.map(({ shownMessage }) => shownMessage))].join('; '),
      )
      const health = await timedRequest(origin, { path: '/healthz' })
      check(
        `${name}: health is told at once`,
        health.answer !== undefined && health.ms < 2_000,
        `${health.ms.toFixed(0)} ms`,
      )
      await sleep(2_000)
      const { kinds } = await inspect()
      weights.push(measureTreeMemory(pid).rss)
      handles.push(Object.values(kinds).reduce((sum, count) => sum + count, 0))
    }
    const level = (weights.at(-1)! / weights[0]! - 1) * 100
    check('memory stays level', level < 15, weights.map((MB) => `${MB.toFixed(0)} MB`).join(', '))
    check('connections do not pile up', handles.at(-1)! <= handles[0]! + 20, handles.join(', '))
    const before = open.size
    for (let waitedMs = 0; waitedMs < limitMs && open.size > 10; waitedMs += 500) await sleep(500)
    check(
      'nor at the service, a while after the last visitor',
      open.size <= 10,
      `${before}, then ${open.size}`,
    )
  },
  {
    env: {
      API_BASE_URL: `http://127.0.0.1:${(deadServer.address() as AddressInfo).port}`,
      SESSION_SECRET: benchSecret,
      LOG_LEVEL: 'silent',
    },
    startLimitMs: 60_000,
  },
)
await finish()

type TestRequest = (typeof requests)[number]

async function timedRequest(origin: string, { path, cookie = '', body, type }: TestRequest) {
  const startedAt = performance.now()
  const method = body === undefined ? 'GET' : 'POST'
  const headers = {
    origin,
    cookie,
    accept: type === 'application/json' ? type : 'text/html',
    ...(type && { 'content-type': type }),
  }
  const answer: HttpResponse | undefined = await sendRequest(origin + path, {
    method,
    headers,
    body,
    limitMs: 2 * limitMs,
  }).catch(() => undefined)
  const shownMessage = `${method} ${path}${cookie && ' (logged in)'} ${answer?.status ?? 'nothing'}`
  return { answer, ms: performance.now() - startedAt, shownMessage }
}
