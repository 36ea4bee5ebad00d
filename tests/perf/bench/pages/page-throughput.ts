import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuMsOf } from '#fair-queue/process-usage'
import { sendRequest } from '#tests/servers/send-request'
import type { Measurement } from '../stats/measurement'
import { median } from '../stats/percentiles'
import { measureTimes } from '../stats/timing'
import { withMeasuredPages } from './with-seeded-product'
import { measureRequestsPerSecond } from './measure-throughput'
import { freePort } from '#tests/servers/free-port'

const durationsS = { whole: 10, quick: 3 }
/**
 * Responses per second, and the median time of a member's response in ms
 * (docs/decisions/0055-members-pages.md).
 */
const targets = { guest: 3_000, article: 400, member: 300, memberP50Ms: 15 }
const [warmUps, gets] = [30, 200]
const browser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }

/** Measures pages per second: those that are equal for all guests, and those of a member. */
export function measurePageThroughput(quick: boolean): Promise<Measurement[]> {
  const seconds = quick ? durationsS.quick : durationsS.whole
  return withMeasuredPages(async (origin, pages, server) => {
    const cookie = pages.find((page) => page.cookie && page.name === 'my resumes')!.cookie!
    const figures: Measurement[] = []
    const article = pages.find(({ name }) => name === 'blog')!.path
    for (const path of ['/', '/pricing', '/tpls', article]) {
      await measureRequestsPerSecond(origin + path, { seconds: 2, headers: browser })
      const before = cpuMsOf(server) ?? NaN
      const measured = await measureRequestsPerSecond(origin + path, { seconds, headers: browser })
      const cpuMs = ((cpuMsOf(server) ?? NaN) - before) / (measured * seconds)
      const [name, atLeast] = path === article ? ['an article', targets.article] : [path, targets.guest]
      figures.push({ name: `guests at ${name}`, measured, unit: '/s', min: atLeast })
      // Where the generator of requests uses up its processor first, this says what the server could do.
      figures.push({ name: `guests at ${name}, CPU of the server`, measured: cpuMs, unit: 'ms' })
    }
    const hello = await helloThroughput(seconds)
    figures.push({ name: 'a bare Remix route', measured: hello, unit: '/s' })
    // An unknown cookie makes the server render each page, as for a member's first visit.
    for (const [name, own, min] of [
      ['a member at /', cookie, targets.member],
      ['members at /, each for the first time', `${cookie}; unknown=1`, undefined],
    ] as const) {
      const headers = { accept: 'text/html', cookie: own }
      await measureRequestsPerSecond(`${origin}/`, { seconds: 2, headers })
      const measured = await measureRequestsPerSecond(`${origin}/`, { seconds, headers })
      const times = await measureTimes(warmUps + gets, () => sendRequest(`${origin}/`, { headers }))
      const max = min && targets.memberP50Ms
      figures.push({ name, measured, unit: '/s', min })
      figures.push({ name: `${name}, p50`, measured: median(times.slice(warmUps)), unit: 'ms', max })
    }
    return figures
  })
}

async function helloThroughput(seconds: number): Promise<number> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/hello`
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/perf/bench/pages/hello-server.tsx', String(port)],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  try {
    while (
      !(await sendRequest(url).then(
        ({ status }) => status === 200,
        () => false,
      ))
    ) {
      if (server.exitCode !== null) throw new Error('the route that says hello did not start')
      await sleep(50)
    }
    await measureRequestsPerSecond(url, { seconds: 2 })
    return await measureRequestsPerSecond(url, { seconds })
  } finally {
    server.kill()
  }
}
