import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { redactPath } from '#app/session/redact-path'
import type { Metrics } from '#telemetry/metrics'
import type { Tracing } from '#telemetry/tracing'
import type { OutgoingResponse } from '#app/server/load-shedding/load-shedder.server'
import type { Logger } from './logger.server'

/** The bindings that Node's server and the development server pass with a request. */
type NodeBindings = {
  incoming?: { socket?: { remoteAddress?: string } }
  outgoing?: OutgoingResponse
}
export type HonoEnv = { Bindings: NodeBindings; Variables: { requestId: string } }

export type RequestLoggingOptions = {
  log: Logger
  /** Served at /metrics with the token of the settings. */
  metrics?: Metrics
  /** Traces for operators. */
  traces?: Tracing
  /** Maps a path to its route pattern. */
  matchRoute?(path: string): string
}

/** These pages fail deliberately to show error pages (DEMO=1): no failure of the service. */
function isDemoFailure(route: string): boolean {
  return route === '/demo/answers/:kind' || route === '/demo/error-defense'
}

/** Gives each request an id, and logs every response, whatever created it and however it ended. */
export function requestLogging({
  log,
  metrics,
  traces,
  matchRoute = () => 'other',
}: RequestLoggingOptions): MiddlewareHandler<HonoEnv> {
  return async (context, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    const { path, method, raw } = context.req
    const route = metrics || traces ? matchRoute(path) : 'other'
    async function respond(): Promise<Response> {
      await next()
      return context.res
    }
    const { status, headers } = await (traces
      ? traces.traceRequest({ method, route, headers: raw.headers, requestId }, respond)
      : respond())
    headers.set('X-Request-Id', requestId)
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log.info({ requestId, method, path: redactPath(path), status, ms }, 'answered')
    metrics?.observeResponse(route, method, isDemoFailure(route) ? 'demo' : status, ms)
  }
}
