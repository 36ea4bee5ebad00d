import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { loggedPath } from '#app/session/logged-path'
import type { Metrics } from '#telemetry/metrics'
import type { Traces } from '#telemetry/traces'
import type { Leaving } from './crowd.server'
import type { Log } from './log.server'

/** What Node's server and the development server hand along with a request. */
type Connection = {
  incoming?: { socket?: { remoteAddress?: string } }
  outgoing?: Leaving
}
export type FrontEnv = { Bindings: Connection; Variables: { requestId: string } }

export type Told = {
  log: Log
  /** Figures; asked for at /metrics by who has the token of the settings. */
  metrics?: Metrics
  /** Where an operator looks at what an answer took. */
  traces?: Traces
  /** Names the door of a path. */
  routeOf?(path: string): string
}

/** These pages answer wrongly to show how that is said (DEMO=1): no failure of the service. */
function isOnPurpose(route: string): boolean {
  return route === '/demo/answers/:kind' || route === '/demo/error-defense'
}

/** Gives each request an id, and tells of every answer that leaves, whoever made it and however that ended. */
export function tellingAnswers({
  log,
  metrics,
  traces,
  routeOf = () => 'other',
}: Told): MiddlewareHandler<FrontEnv> {
  return async (context, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    const { path, method, raw } = context.req
    const route = metrics || traces ? routeOf(path) : 'other'
    async function made(): Promise<Response> {
      await next()
      return context.res
    }
    const { status, headers } = await (traces
      ? traces.answering({ method, route, headers: raw.headers, requestId }, made)
      : made())
    headers.set('X-Request-Id', requestId)
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log.info({ requestId, method, path: loggedPath(path), status, ms }, 'answered')
    metrics?.answered(route, method, isOnPurpose(route) ? 'demo' : status, ms)
  }
}
