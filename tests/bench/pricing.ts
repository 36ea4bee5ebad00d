import { ask } from './ask'
import type { Figure } from './figure'
import { percentile } from './percentiles'
import { withProduct } from './served-product'
import { timesOf } from './timing'

const [warmUps, rounds] = [50, 300]

/** GET /pricing of a guest, over the wire, whole. */
export function measurePricing(): Promise<Figure[]> {
  return withProduct(async ({ origin }) => {
    const all = await timesOf(warmUps + rounds, async () => {
      const { status } = await ask(`${origin}/pricing`, { headers: { accept: 'text/html' } })
      if (status !== 200) throw new Error(`/pricing answered ${status}`)
    })
    const times = all.slice(warmUps)
    return [
      { name: 'GET of /pricing, p50', measured: percentile(times, 0.5), unit: 'ms', atMost: 15 },
      { name: 'GET of /pricing, p99', measured: percentile(times, 0.99), unit: 'ms' },
    ]
  })
}
