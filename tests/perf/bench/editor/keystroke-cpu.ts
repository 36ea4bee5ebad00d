import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { openEditor } from './browser'
import type { Measurement } from '../stats/measurement'
import { median, percentile } from '../stats/percentiles'
import { fortyEntryResume } from '../documents/bench-resumes'
import { focusText, pressKey, typedText, typeKey } from './typing'
import { createDraftVisitorWith } from './draft-visitor'

const keys = 40
const idles = 10
// Long enough for the draft to be saved (150 ms after the key) and the main thread to be idle again, in ms.
const settleMs = 500

/** All work of the thread, and the parts of it that the browser counts. */
type CpuTime = { all: number; scripts: number; style: number; layout: number }

/**
 * Measures the main thread's cost of one key with 40 entries: from the key until the draft is saved, minus
 * the idle cost of the page in that time. Uses the thread's CPU time, so that a busy machine has no effect.
 */
export async function measureKeystrokeCpu(browser: Browser, origin: string): Promise<Measurement[]> {
  const page = await openEditor(browser, await createDraftVisitorWith(origin, fortyEntryResume()))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await focusText(page)
  // The first keys replace the images by live pages, and warm up the scripts.
  for (const key of '预热一下') await typeKey(page, devtools, key)
  await sleep(settleMs)

  const idle: CpuTime[] = []
  for (let n = 0; n < idles; n++) idle.push(await cpuTimeDuring(devtools, () => Promise.resolve()))
  const measure = async (press: (key: string) => Promise<unknown>) => {
    const busy: CpuTime[] = []
    for (const key of typedText.slice(0, keys)) busy.push(await cpuTimeDuring(devtools, () => press(key)))
    return (kind: keyof CpuTime, rank: number) =>
      percentile(
        busy.map((work) => work[kind] - median(idle.map((resting) => resting[kind]))),
        rank,
      )
  }
  const field = await measure((key) => pressKey(devtools, key))
  await page.evaluate(() => {
    const plainField = document.createElement('textarea')
    document.body.prepend(plainField)
    plainField.focus()
  })
  const plainField = await measure((key) => pressKey(devtools, key))
  await page.context().close()

  const name = 'main thread per key, 40 entries'
  return [
    { name: `${name}, p50`, measured: field('all', 0.5), unit: 'ms', max: 10 },
    { name: `${name}, p95`, measured: field('all', 0.95), unit: 'ms' },
    { name: `${name}, scripts, p50`, measured: field('scripts', 0.5), unit: 'ms' },
    {
      name: `${name}, style and layout, p50`,
      measured: field('style', 0.5) + field('layout', 0.5),
      unit: 'ms',
    },
    { name: 'the same in a plain field of this page, p50', measured: plainField('all', 0.5), unit: 'ms' },
  ]
}

async function cpuTimeDuring(devtools: CDPSession, task: () => Promise<unknown>): Promise<CpuTime> {
  const before = await cpuTimeSoFar(devtools)
  await task()
  await sleep(settleMs)
  const after = await cpuTimeSoFar(devtools)
  const spent = (kind: keyof CpuTime) => after[kind] - before[kind]
  return { all: spent('all'), scripts: spent('scripts'), style: spent('style'), layout: spent('layout') }
}

/** Returns the CPU time since the page started, in ms. */
async function cpuTimeSoFar(devtools: CDPSession): Promise<CpuTime> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const ms = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value * 1000
  return {
    all: ms('TaskDuration'),
    scripts: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
  }
}
