import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest } from '#tests/servers/send-request'
import { percentile } from '../bench/stats/percentiles'
import { withServer } from '#tests/servers/start-product-server'
import { createFaultReport } from './fault-report'
import { DraftWriter } from './draft-writer'
import { compileFaultyDisk } from './faulty-disk'

/**
 * Measures saves and reads on a normal disk, then with every fsync 20 ms slower: saves share the disk's time,
 * reads do not wait for it.
 * `[SECONDS=10] node --import tsx tests/perf/faults/slow-disk.ts`; exits with 1 otherwise.
 */
const ms = Number(process.env.SECONDS ?? 10) * 1000
const slowMs = 20
const writers = 20
const { check, finish } = createFaultReport(
  'slow-disk',
  `every fsync takes ${slowMs} ms longer, ${writers} people save`,
)
const { library } = compileFaultyDisk()

const baseline = await writeAndRead(0)
const slow = await writeAndRead(slowMs)
const formatWait = (share: number, of: number[]) => `${percentile(of, share).toFixed(0)} ms`
check('every save is acknowledged', slow.refused === 0 && slow.saves.length > 0, `${slow.saves.length} saves`)
check('what was acknowledged is kept', slow.kept === writers, `${slow.kept} of ${writers}`)
check(
  'a save waits for some fsyncs of the others, not for all: p50',
  percentile(slow.saves, 0.5) < percentile(baseline.saves, 0.5) + 6 * slowMs,
  `${formatWait(0.5, slow.saves)}, without ${formatWait(0.5, baseline.saves)}`,
)
check(
  'no save is told before the disk has it: shortest',
  Math.min(...slow.saves) >= slowMs,
  formatWait(0, slow.saves),
)
check('p99 of a save is under 2 s', percentile(slow.saves, 0.99) < 2_000, formatWait(0.99, slow.saves))
check(
  'reading a page does not wait for the disk: p50',
  percentile(slow.reads, 0.5) < 1.5 * percentile(baseline.reads, 0.5) + slowMs,
  `${formatWait(0.5, slow.reads)}, without ${formatWait(0.5, baseline.reads)}`,
)
check(
  'saves a second (told only)',
  true,
  `${slow.perSecond.toFixed(0)}, without ${baseline.perSecond.toFixed(0)}`,
)
await finish()

function writeAndRead(fsyncMs: number) {
  const env = { LD_PRELOAD: library, SLOW_FSYNC_MS: String(fsyncMs) }
  return withServer(
    async ({ origin }) => {
      const people = await Promise.all(Array.from({ length: writers }, () => DraftWriter.createDraft(origin)))
      const until = performance.now() + ms
      const [saves, reads]: [number[], number[]] = [[], []]
      let refused = 0
      const write = async (person: DraftWriter) => {
        while (performance.now() < until) {
          const startedAt = performance.now()
          const { ok } = await person.save()
          if (ok) saves.push(performance.now() - startedAt)
          else refused++
        }
      }
      const read = async () => {
        while (performance.now() < until) {
          const startedAt = performance.now()
          const { status } = await sendRequest(`${origin}/pricing`, {
            headers: { accept: 'text/html' },
            limitMs: 10_000,
          })
          if (status === 200) reads.push(performance.now() - startedAt)
          else refused++
          await sleep(20)
        }
      }
      await Promise.all([...people.map(write), read()])
      const kept = (await Promise.all(people.map((person) => person.isStored()))).filter(Boolean).length
      return { saves, reads, refused, kept, perSecond: saves.length / (ms / 1000) }
    },
    { env },
  )
}
