import { endpoints } from '#contract/endpoints'
import { streams } from '#contract/streams'
import type { Metrics } from '#telemetry/metrics'
import { metricsAnswer } from '#telemetry/metrics-answer'
import { pathNamer } from '#telemetry/name-path'
import type { Traces } from '#telemetry/traces'
import { believed } from './believed'
import type { Readiness } from './readiness'
import { payNotificationPath } from './routes/pay-notification'
import type { ApiSettings } from './settings'

type Inside = {
  fetch: (request: Request) => Promise<Response>
  readiness: () => Promise<Readiness>
  /** Whether the process is about to end: nobody should be sent here any more. */
  isStopping: () => boolean
  settings: Pick<ApiSettings, 'sharedSecret' | 'metricsToken'>
  metrics?: Metrics
  traces?: Traces
}

/**
 * What stands round the service when it is reached over the network: whom it believes, its figures at /metrics, its traces.
 * Asked whether it is well it answers without any of them: at /livez that it runs, at /readyz whether calls can be answered.
 */
export function createOutside({
  fetch,
  readiness,
  isStopping,
  settings: { sharedSecret, metricsToken },
  metrics,
  traces,
}: Inside) {
  const rows = [...Object.values(endpoints), ...Object.values(streams)]
  const routeOf = pathNamer([...rows.map(({ path }) => path), payNotificationPath])

  return async (request: Request, address: string | undefined): Promise<Response> => {
    const { method, headers } = request
    const { pathname } = new URL(request.url)
    if (metrics && metricsToken && pathname === '/metrics' && method === 'GET')
      return metricsAnswer(metrics, metricsToken, headers.get('authorization'))
    const answer = () => fetch(believed(request, { address, sharedSecret }))
    if (pathname === '/livez') return Response.json({ ok: true })
    if (pathname === '/readyz' || pathname === '/healthz') {
      const state = isStopping() ? { ok: false, stopping: true } : await readiness()
      return Response.json(state, { status: state.ok ? 200 : 503 })
    }
    const startedAt = performance.now()
    const route = routeOf(pathname)
    const response = await (traces ? traces.answering({ method, route, headers }, answer) : answer())
    metrics?.answered(route, method, response.status, performance.now() - startedAt)
    return response
  }
}
