import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest, postJson } from '#tests/servers/send-request'
import type { Measurement } from '../stats/measurement'
import { mean } from '../stats/percentiles'
import { canMeasureMemory, measureTreeMemory, type ProcessMemory } from './process-memory'
import { allSamples, asOtherPerson } from '../documents/bench-resumes'
import { withServer } from '#tests/servers/start-product-server'
import { measureThroughput } from '../stats/timing'

const idleMs = 10_000
const atOnce = 4
/** Memory samples, one per block of documents. */
const blocks = 20
const documents = { whole: 5_000, quick: 500 }

type MemorySample = ProcessMemory & { after: number }

/** Measures the memory of the server and its workers: idle, and while thousands of documents are typeset. */
export async function measureMemory(quick: boolean): Promise<Measurement[]> {
  if (!canMeasureMemory) {
    console.error('memory is not measured: this system has no /proc/PID/smaps_rollup')
    return []
  }
  return withServer(async ({ origin, pid }) => {
    await sendRequest(`${origin}/`)
    await sleep(idleMs)
    const idle = measureTreeMemory(pid)
    const count = quick ? documents.quick : documents.whole
    const { memorySamples, each } = await sampleWhileTypesetting(origin, pid, count)
    return [
      { name: 'memory at rest, RSS of all processes', measured: idle.rss, unit: 'MB', max: 350 },
      { name: 'memory at rest, PSS (shared pages once)', measured: idle.pss, unit: 'MB' },
      ...memoryGrowthMeasurements(memorySamples, count),
      { name: `different documents set, ${atOnce} at once`, measured: each, unit: '/s' },
    ]
  })
}

/**
 * Compares the memory of the last fifth of the documents with the second fifth, after which caches are full.
 */
function memoryGrowthMeasurements(memorySamples: MemorySample[], count: number): Measurement[] {
  const fifth = (which: number) =>
    memorySamples.filter(({ after }) => after > (count / 5) * (which - 1) && after <= (count / 5) * which)
  const level = (which: number) => mean(fifth(which).map(({ rss }) => rss))
  const series = memorySamples.map(
    ({ after, rss, pss, processes }) => `${after}: ${rss.toFixed(0)}/${pss.toFixed(0)}/${processes}`,
  )
  const note = `documents: RSS MB/PSS MB/processes; ${series.join(', ')}`
  const name = `memory after ${count} documents`
  return [
    { name: `${name}, RSS`, measured: memorySamples.at(-1)!.rss, unit: 'MB' },
    { name: `${name}, PSS`, measured: memorySamples.at(-1)!.pss, unit: 'MB' },
    { name: `${name}, highest RSS`, measured: Math.max(...memorySamples.map(({ rss }) => rss)), unit: 'MB' },
    {
      name: 'memory of the last fifth over the second, RSS',
      measured: (level(5) / level(2) - 1) * 100,
      unit: '%',
      max: 10,
      note,
    },
  ]
}

async function sampleWhileTypesetting(origin: string, pid: number, count: number) {
  const samples = allSamples()
  const memorySamples: MemorySample[] = []
  let done = 0
  const each = await measureThroughput(count, atOnce, async (n) => {
    await postJson(origin, '/sheets/preview', { resume: asOtherPerson(samples[n % samples.length]!, n) })
    if (++done % (count / blocks) === 0) memorySamples.push({ after: done, ...measureTreeMemory(pid) })
  })
  return { memorySamples, each }
}
