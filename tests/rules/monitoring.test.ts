import { expect, test } from 'vitest'
import { createMetrics } from '#telemetry/metrics'
import { createFairQueue, QueueFull } from '#fair-queue/fair-queue'
import { textOf } from './source-files'

const read = (file: string) => textOf(`docs/monitoring/${file}`)

/** The names of all metrics. */
async function metricNames(): Promise<string> {
  const metrics = await createMetrics()
  metrics.registerGauges({
    typesetting: () => ({ running: 0, waiting: 0 }),
    pageCache: () => ({ pages: 0, bytes: 0 }),
    orders: () => Promise.resolve({ paid: 1 }),
    messages: () => Promise.resolve({ sent: 1, cap: 10 }),
  })
  metrics.observeResponse('/', 'GET', 200, 1)
  metrics.observeCall('checkLogin', 'ok', 1)
  metrics.observeTypesetWait(1)
  metrics.observeTypeset('pdf', 'ok', 1)
  metrics.observeStatement('select', 'ok', 1)
  return metrics.text()
}

test.each(['dashboard.json', 'alerts.yaml'])('%s uses existing metrics', async (file) => {
  const known = await metricNames()
  const queriedMetrics = [...new Set(read(file).match(/\b(resume|nodejs|process)_[a-z0-9_]+/g))]
  expect(queriedMetrics.length).toBeGreaterThan(5)
  expect(queriedMetrics.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(known))).toEqual([])
})

test('the alert on waiting documents also works on a slow machine, whose queue is shorter', async () => {
  const [, threshold = ''] = /resume_typesetting_waiting\) > (\d+)/.exec(read('alerts.yaml')) ?? []
  let nowMs = 0
  const capacity = createFairQueue({ maxConcurrent: 2, maxQueued: 64 }, () => nowMs)
  const slow = () => capacity.run('a', () => Promise.resolve((nowMs += 60_000)))
  for (let i = 0; i < 3; i++) await slow()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const queriedMetrics = Array.from({ length: 40 }, (_, n) => capacity.run(`caller ${n}`, () => released))
  const refused = queriedMetrics.map((one) =>
    one.then(() => false).catch((error) => error instanceof QueueFull),
  )
  expect(capacity.load().waiting).toBeGreaterThan(Number(threshold))
  release()
  expect((await Promise.all(refused)).filter(Boolean).length).toBeGreaterThan(0)
})

test('the dashboard can be imported, with panels that do not overlap', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as {
    panels: { id: number; title: string; gridPos: { x: number; y: number } }[]
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`)).size).toBe(panels.length)
})
