import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { metricsResponse } from '#telemetry/metrics-response'
import { createHandleRequest, type HandleRequestOptions } from './http/handle-request.server'
import { createBodyLimits } from './load-shedding/body-limits.server'
import { clientAddress } from './http/client-address'
import {
  busyResponse,
  createLoadShedder,
  isEventStream,
  type LoadLimits,
} from './load-shedding/load-shedder.server'
import { serveHealth, type Health } from './http/health.server'
import type { ForwardWebhook } from './http/forward-webhook.server'
import type { MinBodyRate } from './load-shedding/read-body.server'
import { isSameOriginRequest, webhookPaths } from './http/same-origin.server'
import { filePolicy, hasFilePolicy, securityHeaders } from './http/security-headers.server'
import { serveBuildFiles } from './http/serve-build-files.server'
import { requestLogging, type HonoEnv, type RequestLoggingOptions } from './logging/request-logging.server'

export type HonoAppOptions = HandleRequestOptions &
  RequestLoggingOptions & {
    health(): Promise<Health>
    /**
     * Aborted once the process is about to end: /readyz then fails, so that a proxy sends no more requests.
     */
    shutdownSignal?: AbortSignal
    /** Pages of simulated providers, under /dev/weixin and /dev/pay; none without it. */
    devPages?(request: Request): Promise<Response>
    forwardWebhook: ForwardWebhook
    /** Limits of concurrent requests; further ones get a 503. */
    loadLimits?: LoadLimits
    /** A body that arrives more slowly is aborted. */
    minBodyRate?: MinBodyRate
  }

/**
 * The pipeline of every request: headers, files, health checks, the same-origin rule, the session, then
 * Remix.
 */
export function createHonoApp(options: HonoAppOptions) {
  const { settings, log, devPages, forwardWebhook, metrics, matchRoute: routeOf } = options
  const app = new Hono<HonoEnv>()
  const defaultHeaders = securityHeaders(settings.secureCookies)
  const loadShedder = createLoadShedder(options.loadLimits)
  const handleRequest = createHandleRequest(options)
  const bodyLimits = createBodyLimits({
    isFull: loadShedder.isOverloaded,
    addressOfRequest,
    minRate: options.minBodyRate,
  })

  function addressOfRequest({ env, req }: Context<HonoEnv>): string {
    const connection = env?.incoming?.socket?.remoteAddress ?? ''
    return clientAddress(connection, req.header('x-forwarded-for') ?? null, settings.trustedProxies)
  }

  app.use(async (context, next) => {
    await next()
    const { headers, status } = context.res
    for (const [name, value] of Object.entries(defaultHeaders)) headers.set(name, value)
    // A cached copy keeps the policy it came with.
    const needsPolicy = status !== 304 && !headers.has('Content-Security-Policy')
    if (needsPolicy && hasFilePolicy(headers.get('Content-Type')))
      headers.set('Content-Security-Policy', filePolicy)
  })

  // Errors that Remix did not turn into a page: the response hides internals, the log has them.
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ err: error, requestId: context.get('requestId') }, 'no answer')
    return context.text('服务器出了点问题 · Something went wrong', 500, defaultHeaders)
  })
  serveHealth(app, options.health, options.shutdownSignal)

  const { metricsToken } = settings
  if (metrics && metricsToken)
    app.get('/metrics', ({ req }) =>
      metricsResponse(metrics, metricsToken, req.header('authorization') ?? null),
    )

  if (settings.production) serveBuildFiles(app)

  app.use(
    requestLogging({ ...options, matchRoute: (path) => webhookPathOf(path) ?? routeOf?.(path) ?? 'other' }),
  )

  for (const path of webhookPaths)
    app.post(path, bodyLimits.forWebhooks, ({ req }) => forwardWebhook(req.raw))

  app.use((context, next) =>
    isSameOriginRequest(context.req.raw, settings.publicOrigin)
      ? next()
      : Promise.resolve(new Response('Forbidden', { status: 403 })),
  )
  app.use(bodyLimits.forPages)
  // They have a policy of their own and no session.
  if (devPages) app.on('ALL', ['/dev/weixin/*', '/dev/pay/*'], ({ req }) => devPages(req.raw))
  app.all('*', async (context) => {
    const { req, env } = context
    if (loadShedder.isOverloaded()) return busyResponse(req.raw)
    const requestMeta = { requestId: context.get('requestId'), clientAddress: addressOfRequest(context) }
    return loadShedder.track(
      () => handleRequest(req.raw, requestMeta),
      (response) => (isEventStream(response) ? undefined : env?.outgoing),
    )
  })
  return app
}

function webhookPathOf(path: string): string | undefined {
  return webhookPaths.find((webhookPath) => webhookPath === path)
}
