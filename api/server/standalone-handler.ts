import { endpoints } from '#contract/http/endpoints'
import { streams } from '#contract/http/streams'
import type { Metrics } from '#telemetry/metrics'
import { metricsResponse } from '#telemetry/metrics-response'
import { createRoutePatternMatcher } from '#telemetry/route-pattern-matcher'
import type { Tracing } from '#telemetry/tracing'
import { stripUntrustedHeaders } from '../http/trusted-headers'
import type { Readiness } from './readiness'
import { paymentWebhookPath } from '../orders/payment-webhook'
import type { ApiSettings } from '../settings'

type StandaloneOptions = {
  fetch: (request: Request) => Promise<Response>
  readiness: () => Promise<Readiness>
  /** Whether the process is about to end, so that it should get no more requests. */
  isStopping: () => boolean
  settings: Pick<ApiSettings, 'sharedSecret' | 'metricsToken'>
  metrics?: Metrics
  traces?: Tracing
}

/**
 * Wraps the API for requests over the network: strips untrusted headers, serves metrics at /metrics, adds
 * traces.
 * The health checks need no authentication: /livez says that the process runs, /readyz whether calls can be
 * served.
 */
export function createStandaloneHandler({
  fetch,
  readiness,
  isStopping,
  settings: { sharedSecret, metricsToken },
  metrics,
  traces,
}: StandaloneOptions) {
  const rows = [...Object.values(endpoints), ...Object.values(streams)]
  const routeOf = createRoutePatternMatcher([...rows.map(({ path }) => path), paymentWebhookPath])

  return async (request: Request, address: string | undefined): Promise<Response> => {
    const { method, headers } = request
    const { pathname } = new URL(request.url)
    if (metrics && metricsToken && pathname === '/metrics' && method === 'GET')
      return metricsResponse(metrics, metricsToken, headers.get('authorization'))
    const respond = () => fetch(stripUntrustedHeaders(request, { address, sharedSecret }))
    if (pathname === '/livez') return Response.json({ ok: true })
    if (pathname === '/readyz' || pathname === '/healthz') {
      const state = isStopping() ? { ok: false, stopping: true } : await readiness()
      return Response.json(state, { status: state.ok ? 200 : 503 })
    }
    const startedAt = performance.now()
    const route = routeOf(pathname)
    const response = await (traces ? traces.traceRequest({ method, route, headers }, respond) : respond())
    metrics?.observeResponse(route, method, response.status, performance.now() - startedAt)
    return response
  }
}
