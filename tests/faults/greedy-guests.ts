import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_STYLE } from '#contract/default-style'
import { blankResume, emptyItem } from '#contract/new-resume'
import type { Resume } from '#contract/resume'
import { type Answer, ask } from '../bench/ask'
import { percentile } from '../bench/percentiles'
import { allSamples, another, edited } from '../bench/resumes'
import { withProduct } from '../bench/served-product'
import { createChecks } from './checks'

/**
 * Three guests at addresses of their own ask for as much typesetting and reading of files as they can, each time for another
 * document: how long everybody else waits for a preview meanwhile, and whether anybody is refused.
 * `[SECONDS=20] node --import tsx tests/faults/greedy-guests.ts`; exit 1 when something is wrong.
 */
const seconds = Number(process.env.SECONDS ?? 20)
const pauseMs = 300
const others = ['127.0.1.1', '127.0.1.2', '127.0.1.3', '127.0.1.4']
const greedy = ['127.0.2.1', '127.0.2.2', '127.0.2.3']
const previewsEach = 3
const importsEach = 3
const { check, end } = createChecks('greedy-guests', 'three guests ask for all the typesetting there is')

const agents = new Map<string, Agent>()
function agentAt(address: string): Agent {
  const agent = agents.get(address) ?? new Agent({ keepAlive: true, localAddress: address })
  agents.set(address, agent)
  return agent
}

const letters = (count: number, n: number) =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(0x4e00 + (((i + n) * 7919) % 3000))).join('')
const times = (part: string, most = 20_000) => part.repeat(Math.floor(most / part.length))
/** What took workers longest: texts of 20,000 letters, as many as a document may hold, and lists of a letter each. */
const heavy: ((n: number) => string[])[] = [
  () => Array<string>(14).fill('a'.repeat(20_000)),
  (n) => [1, 2, 3, 4].map((i) => letters(20_000, n + i)),
  () => Array<string>(8).fill(times('- 中\n')),
  () => Array<string>(14).fill(times(`${'x'.repeat(60)} `)),
  (n) => [`**${letters(9_000, n)}**`, times('*斜* ')],
]

function heavyResume(n: number): Resume {
  const texts = heavy[n % heavy.length]!(n)
  const items = texts.map((text, i) => ({ ...emptyItem(`i${n}-${i}`), title: `第${n}份`, text }))
  const section = { id: `s${n}`, kind: 'work' as const, title: '', visible: true, items }
  return { ...blankResume({ ...DEFAULT_STYLE }), sections: [section] }
}

/** A text whose reading is work: digits that may be a telephone number, names in names, links that never end. */
function heavyText(n: number): string {
  return [
    times('1', 30_000),
    times('www.', 20_000),
    times('2019.01-', 20_000),
    times('*a', 20_000),
    String(n),
  ].join('\n')
}

await withProduct(async ({ origin }) => {
  const post = (path: string, address: string, body: string, type = 'application/json') =>
    ask(origin + path, {
      method: 'POST',
      headers: { origin, 'content-type': type, 'accept-encoding': 'br' },
      body,
      agent: agentAt(address),
      limitMs: 60_000,
    }).catch((): Pick<Answer, 'status'> => ({ status: 0 }))

  async function typing(address: string, resume: Resume, until: number) {
    const taken: number[] = []
    const statuses: number[] = []
    for (let n = 0; performance.now() < until; n++) {
      const startedAt = performance.now()
      const body = JSON.stringify({ resume: edited(resume, n + Math.floor(startedAt)) })
      statuses.push((await post('/sheets/preview', address, body)).status)
      taken.push(performance.now() - startedAt)
      await sleep(pauseMs)
    }
    return { taken, statuses }
  }

  async function everybody(until: number) {
    const samples = allSamples()
    const all = await Promise.all(
      others.map((address, n) => typing(address, another(samples[n % samples.length]!, n), until)),
    )
    return { taken: all.flatMap(({ taken }) => taken), statuses: all.flatMap(({ statuses }) => statuses) }
  }

  async function health(until: number) {
    const taken: number[] = []
    let failed = 0
    while (performance.now() < until) {
      const startedAt = performance.now()
      const answer = await ask(`${origin}/healthz`, { limitMs: 20_000 }).catch(() => undefined)
      if (answer?.status !== 200) failed++
      taken.push(performance.now() - startedAt)
      await sleep(pauseMs)
    }
    return { worst: Math.max(...taken), failed }
  }

  let asked = 0
  const told = new Map<number, number>()
  async function greed(
    address: string,
    until: number,
    path: string,
    bodyOf: (n: number) => string,
    type?: string,
  ) {
    while (performance.now() < until) {
      const { status } = await post(path, address, bodyOf(asked++), type)
      told.set(status, (told.get(status) ?? 0) + 1)
      // Who is refused at once asks again at once, but no faster than a connection can.
      await sleep(20)
    }
  }

  await everybody(performance.now() + 4_000)
  const quiet = await everybody(performance.now() + seconds * 1000)
  const until = performance.now() + seconds * 1000
  const form = 'application/x-www-form-urlencoded'
  const attack = greedy.flatMap((address) => [
    ...Array.from({ length: previewsEach }, (_, k) =>
      greed(address, until, k === 2 ? '/sheets/check' : '/sheets/preview', (n) =>
        JSON.stringify({ resume: heavyResume(n) }),
      ),
    ),
    ...Array.from({ length: importsEach }, () =>
      greed(
        address,
        until,
        '/resume/create/import',
        (n) => String(new URLSearchParams({ text: heavyText(n) })),
        form,
      ),
    ),
  ])
  const [attacked, state] = await Promise.all([everybody(until), health(until), ...attack])

  const said = (values: number[]) =>
    `p50 ${percentile(values, 0.5).toFixed(0)}, p95 ${percentile(values, 0.95).toFixed(0)}, most ${Math.max(...values).toFixed(0)} ms of ${values.length}`
  check(
    'previews of four others, quiet',
    quiet.statuses.every((one) => one === 200),
    said(quiet.taken),
  )
  check(
    'previews of four others, attacked: p95 at most twice as long',
    percentile(attacked.taken, 0.95) <= 2 * percentile(quiet.taken, 0.95),
    said(attacked.taken),
  )
  const refused = attacked.statuses.filter((status) => status !== 200)
  check('none of them is refused', refused.length === 0, refused.join(', ') || attacked.statuses.length)
  check(
    'health is told within a second',
    state.failed === 0 && state.worst < 1_000,
    `${state.worst.toFixed(0)} ms`,
  )
  const answers = [...told].sort().map(([status, count]) => `${status}: ${count}`)
  check('the greedy are answered', (told.get(0) ?? 0) === 0, answers.join(', '))
})
await end()
