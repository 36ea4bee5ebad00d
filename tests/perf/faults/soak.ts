import { setTimeout as sleep } from 'node:timers/promises'
import { simulateUsers, withUserPool } from '../bench/load/user-pool'
import { mean } from '../bench/stats/percentiles'
import { measureTreeMemory } from '../bench/server/process-memory'
import { createFaultReport } from './fault-report'

/**
 * Simulates 50 users for ten minutes: nothing fails, and memory and open handles stay level.
 * `[SECONDS=600] node --import tsx tests/perf/faults/soak.ts`; exits with 1 otherwise.
 */
const ms = Number(process.env.SECONDS ?? 600) * 1000
const intervals = 10
const people = 50
const { check, finish } = createFaultReport('soak', `${people} people for ${ms / 1000} s`)

await withUserPool(async (userPool) => {
  const { product } = userPool
  const pause = { min: 200, max: 1_000 }
  const interval = () => simulateUsers(userPool, people, { ms: ms / intervals, pause })
  // Warm-up of workers and caches.
  await interval()
  const [weights, handles, heaps]: [number[], number[], number[]] = [[], [], []]
  let [deeds, errors, refused] = [0, 0, 0]
  const wrong: string[] = []
  for (let n = 0; n < intervals; n++) {
    const tally = await interval()
    deeds += tally.times.length
    errors += tally.errors
    refused += tally.refusalTimes.length
    if (tally.errors > 0) wrong.push(tally.describeErrors())
    // Waits for idle connections to close.
    await sleep(1_000)
    const { kinds, heapMB } = await product.readStats()
    const { TCPSocketWrap: _, Timeout: __, ...others } = kinds
    weights.push(measureTreeMemory(product.pid).rss)
    handles.push(Object.values(others).reduce((sum, count) => sum + count, 0))
    heaps.push(heapMB)
  }
  const half = (values: number[], second: boolean) =>
    mean(second ? values.slice(intervals / 2) : values.slice(0, intervals / 2))
  const grown = (values: number[]) => (half(values, true) / half(values, false) - 1) * 100
  check('people were busy', deeds > (ms / 1000) * 2, `${deeds} deeds`)
  check('nothing failed', errors === 0, wrong.join('; ') || errors)
  check('nobody was told to come back', refused === 0, refused)
  check(
    'memory is level: second half over first, RSS',
    grown(weights) <= 10,
    `${grown(weights).toFixed(1)} %`,
  )
  check('what is held open is level', half(handles, true) <= half(handles, false) + 5, handles.join(', '))
  check('memory of all processes, MB (told only)', true, weights.map((MB) => MB.toFixed(0)).join(', '))
  check('heap of the server, MB (told only)', true, heaps.map((MB) => MB.toFixed(0)).join(', '))
})
await finish()
