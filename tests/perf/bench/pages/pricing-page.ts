import { sendRequest } from '#tests/servers/send-request'
import type { Measurement } from '../stats/measurement'
import { percentile } from '../stats/percentiles'
import { withServer } from '#tests/servers/start-product-server'
import { measureTimes } from '../stats/timing'

const [warmUps, rounds] = [50, 300]

/** Measures GET /pricing as a guest, over HTTP, with the whole body. */
export function measurePricingPage(): Promise<Measurement[]> {
  return withServer(async ({ origin }) => {
    const all = await measureTimes(warmUps + rounds, async () => {
      const { status } = await sendRequest(`${origin}/pricing`, { headers: { accept: 'text/html' } })
      if (status !== 200) throw new Error(`/pricing answered ${status}`)
    })
    const times = all.slice(warmUps)
    return [
      { name: 'GET of /pricing, p50', measured: percentile(times, 0.5), unit: 'ms', max: 15 },
      { name: 'GET of /pricing, p99', measured: percentile(times, 0.99), unit: 'ms' },
    ]
  })
}
