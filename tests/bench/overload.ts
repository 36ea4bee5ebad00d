import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from './figure'
import { type Crowd, liveTogether } from './load-crowd'
import { anyDeed, deeds } from './load-deeds'
import { Tally } from './load-tally'
import { percentile } from './percentiles'
import { weighTree } from './process-tree'

const times = 4
const capacity = { ms: 10_000, people: 50 }
const longestMs = 20_000
/** Well again: this many deeds of all kinds in a row, each within this time. */
const wellAgain = { deeds: 20, ms: 1_000 }
const recoveryLimitMs = 5_000

/** Asks four times as much as was done in the same run, whether or not answers come, and then looks how soon all is well. */
export async function measureOverload(crowd: Crowd, ms: number): Promise<Figure[]> {
  const { product } = crowd
  const alone = await liveTogether(crowd, capacity.people, { ms: capacity.ms, pause: { least: 0, most: 0 } })
  const canDo = alone.times.length / (capacity.ms / 1000)
  const before = weighTree(product.pid).rss
  const flood = await floodWith(crowd, canDo * times, Math.min(ms, longestMs))
  const recoveredMs = await recovery(crowd)
  await flood.allAnswered
  const after = weighTree(product.pid).rss
  const { tally } = flood
  const done = tally.times.length
  return [
    { name: 'capacity, 50 people without pauses', measured: canDo, unit: '/s', note: alone.saidWrong() },
    { name: `asked ${times} times that`, measured: flood.asked / flood.seconds, unit: '/s' },
    { name: 'overload: answered', measured: done / flood.seconds, unit: '/s' },
    { name: 'overload: p99 of what was answered', measured: percentile(tally.times, 0.99), unit: 'ms' },
    {
      name: 'overload: told to come back, with Retry-After',
      measured: tally.refused / flood.seconds,
      unit: '/s',
    },
    { name: 'overload: errors', measured: tally.errors, atMost: 0, note: tally.saidWrong() },
    {
      name: 'overload: well again after',
      measured: recoveredMs / 1000,
      unit: 's',
      atMost: recoveryLimitMs / 1000,
    },
    { name: 'overload: highest memory over before, RSS', measured: flood.highest - before, unit: 'MB' },
    {
      name: 'overload: memory afterwards over before, RSS',
      measured: (after / before - 1) * 100,
      unit: '%',
      atMost: 25,
    },
  ]
}

async function floodWith({ people, newcomers, product }: Crowd, perSecond: number, ms: number) {
  const tally = new Tally()
  const asked: Promise<void>[] = []
  const startedAt = performance.now()
  let highest = 0
  const weighing = setInterval(() => (highest = Math.max(highest, weighTree(product.pid).rss)), 1_000)
  while (performance.now() - startedAt < ms) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    while (asked.length < due) {
      const { kind, of } = overloadDeed()
      const person = people[asked.length % people.length]!
      asked.push(tally.note(kind, () => of(person, newcomers)))
    }
    await sleep(5)
  }
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(weighing)
  return { tally, asked: asked.length, seconds, highest, allAnswered: Promise.all(asked) }
}

/** A person's saves follow each other: two at once would meet themselves. */
function overloadDeed() {
  for (;;) {
    const deed = anyDeed()
    if (deed.kind !== 'save') return deed
  }
}

async function recovery({ people, newcomers }: Crowd): Promise<number> {
  const startedAt = performance.now()
  for (let well = 0, n = 0; well < wellAgain.deeds; n++) {
    const tally = new Tally()
    const { kind, of } = deeds[n % deeds.length]!
    await tally.note(kind, () => of(people[n]!, newcomers))
    well = tally.times.every((took) => took <= wellAgain.ms) && tally.times.length > 0 ? well + 1 : 0
    if (performance.now() - startedAt > 60_000) break
  }
  return performance.now() - startedAt
}
