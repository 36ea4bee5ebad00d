import type { Measurement } from '../stats/measurement'
import { median } from '../stats/percentiles'
import { withServer } from '#tests/servers/start-product-server'

const starts = 3

/** Measures the time from the start of the process to its first page. */
export async function measureStartTime(): Promise<Measurement[]> {
  const times: number[] = []
  for (let n = 0; n < starts; n++) times.push(await withServer(async ({ startMs }) => startMs))
  const note = times.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(', ')
  return [{ name: 'start to first answer, median', measured: median(times) / 1000, unit: 's', max: 3, note }]
}
