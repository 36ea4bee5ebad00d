import { setTimeout as sleep } from 'node:timers/promises'
import { ask, postJson } from './ask'
import type { Figure } from './figure'
import { mean } from './percentiles'
import { canWeigh, weighTree, type Weight } from './process-tree'
import { allSamples, another } from './resumes'
import { withProduct } from './served-product'
import { perSecond } from './timing'

const idleMs = 10_000
const atOnce = 4
/** Weighings, a block of documents each. */
const blocks = 20
const documents = { whole: 5_000, quick: 500 }

type Weighing = Weight & { after: number }

/** The memory of the server and its workers: at rest, and while thousands of documents go through. */
export async function measureMemory(quick: boolean): Promise<Figure[]> {
  if (!canWeigh) {
    console.error('memory is not measured: this system has no /proc/PID/smaps_rollup')
    return []
  }
  return withProduct(async ({ origin, pid }) => {
    await ask(`${origin}/`)
    await sleep(idleMs)
    const idle = weighTree(pid)
    const count = quick ? documents.quick : documents.whole
    const { weighings, each } = await weighWhileSetting(origin, pid, count)
    return [
      { name: 'memory at rest, RSS of all processes', measured: idle.rss, unit: 'MB', atMost: 350 },
      { name: 'memory at rest, PSS (shared pages once)', measured: idle.pss, unit: 'MB' },
      ...levelFigures(weighings, count),
      { name: `different documents set, ${atOnce} at once`, measured: each, unit: '/s' },
    ]
  })
}

/** Whether memory stays: the last fifth of the documents against the second, after which caches are full. */
function levelFigures(weighings: Weighing[], count: number): Figure[] {
  const fifth = (which: number) =>
    weighings.filter(({ after }) => after > (count / 5) * (which - 1) && after <= (count / 5) * which)
  const level = (which: number) => mean(fifth(which).map(({ rss }) => rss))
  const series = weighings.map(
    ({ after, rss, pss, processes }) => `${after}: ${rss.toFixed(0)}/${pss.toFixed(0)}/${processes}`,
  )
  const note = `documents: RSS MB/PSS MB/processes; ${series.join(', ')}`
  const name = `memory after ${count} documents`
  return [
    { name: `${name}, RSS`, measured: weighings.at(-1)!.rss, unit: 'MB' },
    { name: `${name}, PSS`, measured: weighings.at(-1)!.pss, unit: 'MB' },
    { name: `${name}, highest RSS`, measured: Math.max(...weighings.map(({ rss }) => rss)), unit: 'MB' },
    {
      name: 'memory of the last fifth over the second, RSS',
      measured: (level(5) / level(2) - 1) * 100,
      unit: '%',
      atMost: 10,
      note,
    },
  ]
}

async function weighWhileSetting(origin: string, pid: number, count: number) {
  const samples = allSamples()
  const weighings: Weighing[] = []
  let done = 0
  const each = await perSecond(count, atOnce, async (n) => {
    await postJson(origin, '/sheets/preview', { resume: another(samples[n % samples.length]!, n) })
    if (++done % (count / blocks) === 0) weighings.push({ after: done, ...weighTree(pid) })
  })
  return { weighings, each }
}
