import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest } from '#tests/servers/send-request'
import { percentile } from '../bench/stats/percentiles'
import { withServer } from '#tests/servers/start-product-server'
import { createFaultReport } from './fault-report'

/**
 * Holds 500 slow bodies, 2,000 slow headers and 500 slow readers on a running product, from other IP
 * addresses, and measures the responses to other users.
 * `[SECONDS=120] node --import tsx tests/perf/faults/slow-clients.ts`; exits with 1 when a check fails.
 */
const attackers = { bodies: 500, headers: 2_000, readers: 500 }
const attackedMs = Number(process.env.SECONDS ?? 120) * 1_000
const quietMs = Math.min(30_000, attackedMs)
/** A low rate, so that the measured requests do not wait for each other. */
const everyMs = 100
const maxTimesQuiet = 3
const limitMs = 30_000

const { check, finish } = createFaultReport(
  'slow-clients',
  `500 slow bodies, 2,000 slow headers and 500 slow readers for ${attackedMs / 1_000} s, and what others see`,
)

const visits: { path: string; body?: string }[] = [
  { path: '/' },
  { path: '/tpls' },
  { path: '/language', body: 'language=zh&to=/' },
  { path: '/pricing' },
  { path: '/resume/create' },
]

await withServer(async ({ origin }) => {
  await measureVisits(origin, 5_000)
  const baseline = await measureVisits(origin, quietMs)
  const port = new URL(origin).port
  const attack = fork(
    new URL('slow-attackers.ts', import.meta.url),
    [port, ...Object.values(attackers).map(String), largestScript()],
    { execArgv: ['--import', 'tsx'] },
  )
  process.once('exit', () => attack.kill())
  await once(attack, 'message')
  const duringAttack = await measureVisits(origin, attackedMs)
  const counts = await countsOf(attack)
  attack.disconnect()

  for (const [name, { open, letGo }] of Object.entries(counts)) {
    const expectedCount = attackers[name as keyof typeof attackers]
    check(
      `slow ${name}: they came, and were let go`,
      letGo > 0 || open >= expectedCount / 2,
      `${open} open, ${letGo} let go`,
    )
  }
  const [quietP99, underP99] = [
    percentile(baseline.durationsMs, 0.99),
    percentile(duringAttack.durationsMs, 0.99),
  ]
  check('others, quiet: p50 and p99', true, percentilesOf(baseline))
  check('others, attacked: p50 and p99', true, percentilesOf(duringAttack))
  check('p99 times that of quiet', underP99 <= maxTimesQuiet * quietP99, (underP99 / quietP99).toFixed(1))
  check(
    'others refused, quiet and attacked',
    baseline.refused + duringAttack.refused === 0,
    `${baseline.refused}, ${duringAttack.refused}`,
  )
  await sleep(1_000)
  const after = await measureVisits(origin, 2_000)
  check('others are answered after it', after.refused === 0, percentilesOf(after))
})
await finish()

function largestScript(): string {
  const folder = 'build/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const sizeOf = (name: string) => statSync(join(folder, name)).size
  return `/assets/${scripts.sort((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}

type VisitStats = { durationsMs: number[]; refused: number }

/** Sends a request every 100 ms, whether or not the last response has arrived. */
async function measureVisits(origin: string, ms: number): Promise<VisitStats> {
  const durationsMs: number[] = []
  let refused = 0
  const duringAttack: Promise<void>[] = []
  const startedAt = performance.now()
  for (let n = 0; performance.now() - startedAt < ms; n++) {
    duringAttack.push(visit(visits[n % visits.length]!))
    await sleep(startedAt + (n + 1) * everyMs - performance.now())
  }
  await Promise.all(duringAttack)
  return { durationsMs, refused }

  async function visit({ path, body }: (typeof visits)[number]): Promise<void> {
    const sentAt = performance.now()
    const headers = {
      origin,
      accept: 'text/html',
      ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const answer = await sendRequest(origin + path, {
      method: body ? 'POST' : 'GET',
      headers,
      body,
      limitMs,
    }).catch(() => undefined)
    durationsMs.push(performance.now() - sentAt)
    if (!answer || answer.status >= 400) refused++
  }
}

async function countsOf(attack: ChildProcess): Promise<Record<string, { open: number; letGo: number }>> {
  attack.send('tell')
  const [counts] = (await once(attack, 'message')) as [Record<string, { open: number; letGo: number }>]
  return counts
}

function percentilesOf({ durationsMs }: VisitStats): string {
  return `${percentile(durationsMs, 0.5).toFixed(1)} ms, ${percentile(durationsMs, 0.99).toFixed(1)} ms of ${durationsMs.length}`
}
