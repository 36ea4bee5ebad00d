import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpResponse, sendRequest } from '#tests/servers/send-request'
import { createSqliteKind } from '../bench/seed/bench-databases'
import { seedDatabase } from '../bench/seed/seed-database'
import { benchSecret, smallestSize } from '../bench/seed/account-rows'
import { SimulatedUser } from '../bench/load/simulated-user'
import { withServer } from '#tests/servers/start-product-server'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { createFaultReport } from './fault-report'
import { DraftWriter } from './draft-writer'

/**
 * Sets the clock of the running product an hour back, and a day forward: no one is logged out, no save is
 * lost or rejected.
 * `node --import tsx tests/perf/faults/clock-jump.ts`, with libfaketime (apt-get install faketime); exits
 * with 1 otherwise.
 */
const { check, finish } = createFaultReport('clock-jump', 'the clock jumps while people work')
const folder = temporaryFolder()
const clock = join(folder.path, 'clock')
const kind = createSqliteKind()
setClock('+0')

const { dataDir } = await kind.make()
const [account] = await seedDatabase({ dataDir }, smallestSize)
await withServer(
  async ({ origin }) => {
    const writer = await DraftWriter.createDraft(origin)
    const person = new SimulatedUser(origin, account!, 0)
    await person.save()
    for (const [jump, offset] of [
      ['an hour back', '-1h'],
      ['right again', '+0'],
      ['a day forward', '+1d'],
      ['back that day', '+0'],
    ] as const) {
      setClock(offset)
      // Node caches the text of a date for a second.
      await sleep(1_500)
      const seenAt = await dateOf(origin)
      const offsetMs = Math.round((seenAt - Date.now()) / 60_000)
      const expected = { '-1h': -60, '+0': 0, '+1d': 1440 }[offset]
      check(`${jump}: the product sees it`, Math.abs(offsetMs - expected) <= 2, `${offsetMs} min`)
      const saved = await writer.save()
      check(`${jump}: a draft is saved`, saved.ok, saved.answer.status)
      check(`${jump}: and kept`, await writer.isStored())
      check(`${jump}: nobody is logged out, a resume is saved`, ...(await tryAction(() => person.save())))
      check(`${jump}: pages are answered`, ...(await tryAction(() => person.readOwn('/resume/my'))))
      check(`${jump}: an order can be made`, ...(await tryAction(() => person.order())))
    }
  },
  {
    env: {
      DATA_DIR: dataDir,
      SESSION_SECRET: benchSecret,
      TRUST_PROXY: '1',
      ALLOW_SIMULATED_PROVIDERS: '1',
      PAY_PROVIDER: 'simulator',
      LD_PRELOAD: findLibfaketime(),
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // Fakes only the wall clock; durations stay real.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  },
)
await kind.end()
await finish()

/** Atomic, because the product may read it at any moment. */
function setClock(offset: string): void {
  writeFileSync(`${clock}.new`, offset)
  renameSync(`${clock}.new`, clock)
}

async function dateOf(origin: string): Promise<number> {
  const { headers }: HttpResponse = await sendRequest(`${origin}/healthz`)
  return Date.parse(headers.date ?? '')
}

async function tryAction(action: () => Promise<unknown>): Promise<[boolean, string]> {
  return action().then(
    () => [true, ''],
    (error: Error) => [false, error.message],
  )
}

function findLibfaketime(): string {
  for (const folder of readdirSync('/usr/lib').filter((name) => name.includes('linux-gnu'))) {
    const library = `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`
    if (existsSync(library)) return library
  }
  throw new Error('libfaketime is not here: apt-get install faketime')
}
