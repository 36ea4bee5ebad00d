import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume, emptyItem } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'
import { sendRequest } from '#tests/servers/send-request'

/**
 * Three guests at separate IP addresses request as much typesetting and importing as they can, each time with
 * another document. Runs in a separate process, so that its work delays no measured request.
 * `tsx tests/perf/faults/greedy-attackers.ts ORIGIN`; starts on the message `{ forMs }`, and ends with the
 * counts of statuses.
 */
const origin = process.argv[2]!
const addresses = ['127.0.2.1', '127.0.2.2', '127.0.2.3']
const previewsEach = 3
const importsEach = 3
/**
 * Built before the attack, then sent in turn; more than can be processed in the time, so that none is cached.
 */
const resumesReady = 200

const letters = (count: number, n: number) =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(0x4e00 + (((i + n) * 7919) % 3000))).join('')
const times = (part: string, max = 20_000) => part.repeat(Math.floor(max / part.length))
/**
 * The slowest inputs for the workers: texts of 20,000 characters, as many as a document may have, and lists
 * of one character each.
 */
const heavyTexts: ((n: number) => string[])[] = [
  () => Array<string>(14).fill('a'.repeat(20_000)),
  (n) => [1, 2, 3, 4].map((i) => letters(20_000, n + i)),
  () => Array<string>(8).fill(times('- 中\n')),
  () => Array<string>(14).fill(times(`${'x'.repeat(60)} `)),
  (n) => [`**${letters(9_000, n)}**`, times('*斜* ')],
]

function heavyResume(n: number): Resume {
  const texts = heavyTexts[n % heavyTexts.length]!(n)
  const items = texts.map((text, i) => ({ ...emptyItem(`i${n}-${i}`), title: `第${n}份`, text }))
  const section = { id: `s${n}`, kind: 'work' as const, title: '', visible: true, items }
  return { ...emptyResume({ ...DEFAULT_STYLE }), sections: [section] }
}

/** A text that is slow to parse: possible phone numbers, and domains, dates and emphasis without an end. */
const heavyText = ['1'.repeat(30_000), times('www.'), times('2019.01-'), times('*a')].join('\n')

const statuses: Record<number, number> = {}
let sent = 0

async function requestContinuously(
  agent: Agent,
  path: string,
  type: string,
  bodyOf: (n: number) => string,
): Promise<void> {
  const headers = { origin, 'content-type': type }
  while (performance.now() < until) {
    const body = bodyOf(sent++)
    const { status } = await sendRequest(origin + path, {
      method: 'POST',
      headers,
      body,
      agent,
      limitMs: 60_000,
    }).catch(() => ({ status: 0 }))
    statuses[status] = (statuses[status] ?? 0) + 1
    // A rejected request is repeated almost at once.
    await sleep(20)
  }
}

const resumes = Array.from({ length: resumesReady }, (_, n) => JSON.stringify({ resume: heavyResume(n) }))
const importStart = String(new URLSearchParams({ text: heavyText }))
let until = 0
process.once('message', async ({ forMs }: { forMs: number }) => {
  until = performance.now() + forMs
  const attacks = addresses.flatMap((localAddress) => {
    const agent = new Agent({ keepAlive: true, localAddress })
    return [
      ...Array.from({ length: previewsEach }, (_, k) =>
        requestContinuously(
          agent,
          k === 2 ? '/sheets/check' : '/sheets/preview',
          'application/json',
          (n) => resumes[n % resumesReady]!,
        ),
      ),
      ...Array.from({ length: importsEach }, () =>
        requestContinuously(
          agent,
          '/resume/create/import/review',
          'application/x-www-form-urlencoded',
          (n) => `${importStart}%0A${n}`,
        ),
      ),
    ]
  })
  await Promise.all(attacks)
  process.send!(statuses)
})
process.on('disconnect', () => process.exit())
process.send!('ready')
