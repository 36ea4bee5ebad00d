import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../bench/ask'
import { percentile } from '../bench/percentiles'
import { withWatchedProduct } from '../bench/watched-product'
import { createChecks } from './checks'
import { DraftWriter } from './draft-writer'
import { faultyDisk } from './faulty-disk'

/**
 * Lets people save and read while every fsync takes 20 ms longer: saves share the disk's time, reading does not wait for it.
 * `[SECONDS=10] node --import tsx tests/faults/slow-disk.ts`; exit 1 when something is wrong.
 */
const ms = Number(process.env.SECONDS ?? 10) * 1000
const slowMs = 20
const writers = 20
const { check, end } = createChecks('slow-disk', `every fsync takes ${slowMs} ms longer`)
const { library } = faultyDisk()

await withWatchedProduct(
  async ({ origin, look }) => {
    const people = await Promise.all(Array.from({ length: writers }, () => DraftWriter.begin(origin)))
    await look()
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
        const { status } = await ask(`${origin}/healthz`, { limitMs: 10_000 })
        if (status === 200) reads.push(performance.now() - startedAt)
        else refused++
        await sleep(20)
      }
    }
    await Promise.all([...people.map(write), read()])
    const kept = await Promise.all(people.map((person) => person.isKept()))
    const inside = await look()
    const perSecond = saves.length / (ms / 1000)
    check('every save is acknowledged', refused === 0 && saves.length > 0, `${saves.length} saves`)
    check(
      'saves share a commit: more of them than fsyncs could be',
      perSecond > 1000 / slowMs,
      `${perSecond.toFixed(0)} /s`,
    )
    check(
      'p99 of a save is under 2 s',
      percentile(saves, 0.99) < 2_000,
      `${percentile(saves, 0.99).toFixed(0)} ms`,
    )
    check(
      'reading goes on beside it, p99',
      percentile(reads, 0.99) < 1_000,
      `${percentile(reads, 0.99).toFixed(0)} ms`,
    )
    check(
      'what was acknowledged is kept',
      kept.every(Boolean),
      `${kept.filter(Boolean).length} of ${writers}`,
    )
    check('event loop late, p99 (told only)', true, `${inside.delayP99.toFixed(0)} ms`)
  },
  { env: { LD_PRELOAD: library, SLOW_FSYNC_MS: String(slowMs), TRUST_PROXY: '0' } },
)
await end()
