import type { Figure } from './figure'
import { type Crowd, liveTogether, withCrowd } from './load-crowd'
import type { DeedKind } from './load-deeds'
import { measureOverload } from './overload'
import { percentile } from './percentiles'
import { weighTree } from './process-tree'

const crowds = [50, 200, 500]
const lasting = { whole: 60_000, quick: 10_000 }
/** Between two deeds of somebody, ms; more than people manage over an hour. */
const pause = { least: 1_000, most: 4_000 }

/** Everything people do, mixed, by more and more of them at once; then four times what the service can do. */
export async function measureLoad(quick: boolean): Promise<Figure[]> {
  const ms = quick ? lasting.quick : lasting.whole
  return withCrowd(async (crowd) => {
    const figures: Figure[] = []
    await liveTogether(crowd, 20, { ms: 5_000, pause: { least: 0, most: 50 } })
    for (const count of crowds) figures.push(...(await figuresOf(crowd, count, ms)))
    return [...figures, ...(await measureOverload(crowd, ms))]
  })
}

async function figuresOf(crowd: Crowd, count: number, ms: number): Promise<Figure[]> {
  const { product } = crowd
  await product.look()
  const startedAt = performance.now()
  const tally = await liveTogether(crowd, count, { ms, pause })
  const seconds = (performance.now() - startedAt) / 1000
  const inside = await product.look()
  const { times } = tally
  const name = `${count} people`
  const each = Object.entries(tally.timesOf) as [DeedKind, number[]][]
  const byKind = each.map(([kind, of]) => `${kind} ${of.length}: p50 ${ms0(of, 0.5)}, p99 ${ms0(of, 0.99)}`)
  return [
    { name: `${name}: deeds`, measured: times.length / seconds, unit: '/s' },
    { name: `${name}: p50`, measured: percentile(times, 0.5), unit: 'ms' },
    { name: `${name}: p99`, measured: percentile(times, 0.99), unit: 'ms', note: byKind.join('; ') },
    { name: `${name}: errors`, measured: tally.errors, atMost: 0, note: tally.saidWrong() },
    { name: `${name}: asked to come back`, measured: tally.refused, atMost: 0 },
    { name: `${name}: event loop late, p99`, measured: inside.delayP99, unit: 'ms', atMost: 50 },
    { name: `${name}: memory of all processes, RSS`, measured: weighTree(product.pid).rss, unit: 'MB' },
  ]
}

function ms0(times: number[], share: number): string {
  return `${percentile(times, share).toFixed(0)} ms`
}
