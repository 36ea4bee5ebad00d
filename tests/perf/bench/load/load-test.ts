import type { Measurement } from '../stats/measurement'
import { type UserPool, simulateUsers, withUserPool } from './user-pool'
import type { UserActionKind } from './user-actions'
import { measureOverload } from './overload'
import { percentile } from '../stats/percentiles'
import { measureTreeMemory } from '../server/process-memory'

/** By number of users: how late the event loop may be, p99 in ms. */
const maxDelayMs = new Map([
  [50, 50],
  [200, 50],
  [500, 80],
])
const durationsMs = { whole: 60_000, quick: 10_000 }
/** Pause between two actions of a user in ms; shorter than real users' over an hour. */
const pause = { min: 1_000, max: 4_000 }

/** Runs a mix of all actions by a growing number of users, then at four times the capacity. */
export async function runLoadTest(quick: boolean): Promise<Measurement[]> {
  const ms = quick ? durationsMs.quick : durationsMs.whole
  return withUserPool(async (userPool) => {
    const figures: Measurement[] = []
    await simulateUsers(userPool, 20, { ms: 5_000, pause: { min: 0, max: 50 } })
    for (const count of maxDelayMs.keys()) figures.push(...(await figuresOf(userPool, count, ms)))
    return [...figures, ...(await measureOverload(userPool, ms))]
  })
}

async function figuresOf(userPool: UserPool, count: number, ms: number): Promise<Measurement[]> {
  const { product } = userPool
  await product.readStats()
  const startedAt = performance.now()
  const tally = await simulateUsers(userPool, count, { ms, pause })
  const seconds = (performance.now() - startedAt) / 1000
  const inside = await product.readStats()
  const { times } = tally
  const name = `${count} people`
  const each = Object.entries(tally.timesByKind) as [UserActionKind, number[]][]
  const byKind = each.map(([kind, of]) => `${kind} ${of.length}: p50 ${ms0(of, 0.5)}, p99 ${ms0(of, 0.99)}`)
  return [
    { name: `${name}: deeds`, measured: times.length / seconds, unit: '/s' },
    { name: `${name}: p50`, measured: percentile(times, 0.5), unit: 'ms' },
    { name: `${name}: p99`, measured: percentile(times, 0.99), unit: 'ms', note: byKind.join('; ') },
    { name: `${name}: errors`, measured: tally.errors, max: 0, note: tally.describeErrors() },
    { name: `${name}: asked to come back`, measured: tally.refusalTimes.length, max: 0 },
    {
      name: `${name}: event loop late, p99`,
      measured: inside.delayP99,
      unit: 'ms',
      max: maxDelayMs.get(count),
    },
    {
      name: `${name}: memory of all processes, RSS`,
      measured: measureTreeMemory(product.pid).rss,
      unit: 'MB',
    },
  ]
}

function ms0(times: number[], share: number): string {
  return `${percentile(times, share).toFixed(0)} ms`
}
