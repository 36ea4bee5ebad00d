import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Resume } from '#contract/resume/resume'
import { sendRequest } from '#tests/servers/send-request'
import { percentile } from '../bench/stats/percentiles'
import { allSamples, asOtherPerson, withSmallChange } from '../bench/documents/bench-resumes'
import { withServer } from '#tests/servers/start-product-server'
import { createFaultReport } from './fault-report'

/**
 * Three guests at separate IP addresses request as much typesetting and importing as they can: measures how
 * long other users wait for a preview meanwhile, and whether one is rejected.
 * `[SECONDS=20] node --import tsx tests/perf/faults/greedy-guests.ts`; exits with 1 when a check fails.
 */
const forMs = Number(process.env.SECONDS ?? 20) * 1_000
const pauseMs = 300
const otherAddresses = ['127.0.1.1', '127.0.1.2', '127.0.1.3', '127.0.1.4']
const limitMs = 60_000
const { check, finish } = createFaultReport(
  'greedy-guests',
  'three guests ask for all the typesetting there is',
)

type Previews = { durationsMs: number[]; statuses: number[] }

/** Edits a resume and requests its preview repeatedly, from a separate IP address. */
async function editAndPreview(
  origin: string,
  localAddress: string,
  resume: Resume,
  until: number,
): Promise<Previews> {
  const agent = new Agent({ keepAlive: true, localAddress })
  const headers = { origin, 'content-type': 'application/json', 'accept-encoding': 'br' }
  const previews: Previews = { durationsMs: [], statuses: [] }
  for (let n = 0; performance.now() < until; n++) {
    const body = JSON.stringify({ resume: withSmallChange(resume, n + Math.floor(performance.now())) })
    const startedAt = performance.now()
    const answer = await sendRequest(`${origin}/sheets/preview`, {
      method: 'POST',
      headers,
      body,
      agent,
      limitMs,
    }).catch(() => ({ status: 0 }))
    previews.durationsMs.push(performance.now() - startedAt)
    previews.statuses.push(answer.status)
    await sleep(pauseMs)
  }
  agent.destroy()
  return previews
}

async function measureEverybody(origin: string, ms: number): Promise<Previews> {
  const until = performance.now() + ms
  const samples = allSamples()
  const all = await Promise.all(
    otherAddresses.map((address, n) =>
      editAndPreview(origin, address, asOtherPerson(samples[n % samples.length]!, n), until),
    ),
  )
  return {
    durationsMs: all.flatMap(({ durationsMs }) => durationsMs),
    statuses: all.flatMap(({ statuses }) => statuses),
  }
}

async function health(origin: string, ms: number): Promise<{ worst: number; failed: number }> {
  const until = performance.now() + ms
  let worst = 0
  let failed = 0
  while (performance.now() < until) {
    const startedAt = performance.now()
    const answer = await sendRequest(`${origin}/healthz`, { limitMs: 20_000 }).catch(() => undefined)
    if (answer?.status !== 200) failed++
    worst = Math.max(worst, performance.now() - startedAt)
    await sleep(pauseMs)
  }
  return { worst, failed }
}

function durations({ durationsMs }: Previews): string {
  const [p50, p95, max] = [
    percentile(durationsMs, 0.5),
    percentile(durationsMs, 0.95),
    Math.max(...durationsMs),
  ]
  return `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, most ${max.toFixed(0)} ms of ${durationsMs.length}`
}

await withServer(async ({ origin }) => {
  const attackers = fork(new URL('greedy-attackers.ts', import.meta.url), [origin], {
    execArgv: ['--import', 'tsx'],
  })
  process.once('exit', () => attackers.kill())
  await once(attackers, 'message')
  await measureEverybody(origin, 4_000)
  const beforeAttack = await measureEverybody(origin, forMs)
  attackers.send({ forMs })
  const [duringAttack, state, [statuses]] = await Promise.all([
    measureEverybody(origin, forMs),
    health(origin, forMs),
    once(attackers, 'message') as Promise<[Record<number, number>]>,
  ])
  attackers.disconnect()

  check(
    'previews of four others, quiet',
    beforeAttack.statuses.every((status) => status === 200),
    durations(beforeAttack),
  )
  check(
    'previews of four others, attacked: p95 at most twice as long',
    percentile(duringAttack.durationsMs, 0.95) <= 2 * percentile(beforeAttack.durationsMs, 0.95),
    durations(duringAttack),
  )
  const refused = duringAttack.statuses.filter((status) => status !== 200)
  check('none of them is refused', refused.length === 0, refused.join(', ') || duringAttack.statuses.length)
  check(
    'health is told within a second',
    state.failed === 0 && state.worst < 1_000,
    `${state.worst.toFixed(0)} ms`,
  )
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  check('the greedy are answered', (statuses[0] ?? 0) === 0, answers.join(', '))
})
await finish()
