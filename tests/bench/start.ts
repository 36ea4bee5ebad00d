import type { Figure } from './figure'
import { median } from './percentiles'
import { withProduct } from './served-product'

const starts = 3

/** From the start of the process to its first page. */
export async function measureStart(): Promise<Figure[]> {
  const times: number[] = []
  for (let n = 0; n < starts; n++) times.push(await withProduct(async ({ startMs }) => startMs))
  const note = times.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(', ')
  return [
    { name: 'start to first answer, median', measured: median(times) / 1000, unit: 's', atMost: 3, note },
  ]
}
