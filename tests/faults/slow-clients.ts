import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../bench/ask'
import { percentile } from '../bench/percentiles'
import { withProduct } from '../bench/served-product'
import { createChecks } from './checks'

/**
 * Keeps 500 slow bodies, 2,000 slow headers and 500 slow readers on a running product, from other addresses, and looks at what
 * everybody else is answered meanwhile. `[SECONDS=120] node --import tsx tests/faults/slow-clients.ts`; exit 1 when something is wrong.
 */
const attackers = { bodies: 500, headers: 2_000, readers: 500 }
const attackedMs = Number(process.env.SECONDS ?? 120) * 1_000
const quietMs = Math.min(30_000, attackedMs)
/** Quietly: what they wait for is not each other. */
const everyMs = 100
const mostTimesQuiet = 3
const limitMs = 30_000

const { check, end } = createChecks(
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

await withProduct(async ({ origin }) => {
  await visitFor(origin, 5_000)
  const quiet = await visitFor(origin, quietMs)
  const port = new URL(origin).port
  const attack = fork(
    new URL('slow-attackers.ts', import.meta.url),
    [port, ...Object.values(attackers).map(String), largestScript()],
    { execArgv: ['--import', 'tsx'] },
  )
  process.once('exit', () => attack.kill())
  await once(attack, 'message')
  const under = await visitFor(origin, attackedMs)
  const counts = await countsOf(attack)
  attack.disconnect()

  for (const [name, { open, letGo }] of Object.entries(counts)) {
    const wanted = attackers[name as keyof typeof attackers]
    check(
      `slow ${name}: they came, and were let go`,
      letGo > 0 || open >= wanted / 2,
      `${open} open, ${letGo} let go`,
    )
  }
  const [quietP99, underP99] = [percentile(quiet.took, 0.99), percentile(under.took, 0.99)]
  check('others, quiet: p50 and p99', true, percentilesOf(quiet))
  check('others, attacked: p50 and p99', true, percentilesOf(under))
  check('p99 times that of quiet', underP99 <= mostTimesQuiet * quietP99, (underP99 / quietP99).toFixed(1))
  check(
    'others refused, quiet and attacked',
    quiet.refused + under.refused === 0,
    `${quiet.refused}, ${under.refused}`,
  )
  await sleep(1_000)
  const after = await visitFor(origin, 2_000)
  check('others are answered after it', after.refused === 0, percentilesOf(after))
})
await end()

function largestScript(): string {
  const folder = 'build/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const sizeOf = (name: string) => statSync(join(folder, name)).size
  return `/assets/${scripts.sort((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}

type Visited = { took: number[]; refused: number }

/** Asks every 100 ms, whether or not the last answer has come. */
async function visitFor(origin: string, ms: number): Promise<Visited> {
  const took: number[] = []
  let refused = 0
  const under: Promise<void>[] = []
  const startedAt = performance.now()
  for (let n = 0; performance.now() - startedAt < ms; n++) {
    under.push(visit(visits[n % visits.length]!))
    await sleep(startedAt + (n + 1) * everyMs - performance.now())
  }
  await Promise.all(under)
  return { took, refused }

  async function visit({ path, body }: (typeof visits)[number]): Promise<void> {
    const sentAt = performance.now()
    const headers = {
      origin,
      accept: 'text/html',
      ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const answer = await ask(origin + path, { method: body ? 'POST' : 'GET', headers, body, limitMs }).catch(
      () => undefined,
    )
    took.push(performance.now() - sentAt)
    if (!answer || answer.status >= 400) refused++
  }
}

async function countsOf(attack: ChildProcess): Promise<Record<string, { open: number; letGo: number }>> {
  attack.send('tell')
  const [counts] = (await once(attack, 'message')) as [Record<string, { open: number; letGo: number }>]
  return counts
}

function percentilesOf({ took }: Visited): string {
  return `${percentile(took, 0.5).toFixed(1)} ms, ${percentile(took, 0.99).toFixed(1)} ms of ${took.length}`
}
