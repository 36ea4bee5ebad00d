import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler } from '@remix-run/node'
import * as build from 'virtual:remix/server-build'
import { exitOnStartupError } from '#api/server/startup-error'
import { startApi } from '#api/server/start-api'
import { loadSecrets } from '#api/server/load-secrets'
import { readApiSettings } from '#api/settings'
import {
  createRenderQueue,
  refuseWhileFull,
  withRenderQueue,
} from '#app/server/load-shedding/render-queue.server'
import { createHonoApp } from '#app/server/hono-app.server'
import { createHealth } from '#app/server/http/health.server'
import {
  createPageCache,
  guestPageLimits,
  memberPageLimits,
  totalSize,
  type CacheLimits,
} from '#app/server/page-cache/page-cache.server'
import { createLogger } from '#app/server/logging/logger.server'
import { createLoadContextFactory } from '#app/server/create-load-context.server'
import { createWebhookForwarder } from '#app/server/http/forward-webhook.server'
import { createRemixRouteMatcher } from '#app/server/logging/remix-route-matcher'
import { startServer } from '#app/server/http/start-server.server'
import { mapApiErrors } from '#app/server/http/map-api-errors.server'
import { env, settings } from '#app/settings.server'
import { callOutcome } from '#app/api-client/api-client-error'
import { createAdaptiveTimeout } from '#app/api-client/adaptive-timeout'
import { rejectOnAbort } from '#app/api-client/reject-on-abort'
import { type ApiClientOptions, createApiClient, type Send } from '#app/api-client/api-client'
import { createImporter } from '#importer/importer'
import { createMetrics } from '#telemetry/metrics'
import { logUnhandledRejections } from '#telemetry/log-unhandled-rejections'
import { combineListeners } from '#telemetry/combine-listeners'
import { createTracing } from '#telemetry/tracing'
import { createTypesetter } from '#typeset/typesetter'

const fileUrl = (path: string) => new URL(path, import.meta.url)
const isBuilt = import.meta.env.PROD
const execArgv = isBuilt ? [] : ['--import', 'tsx']
const root = isBuilt ? fileUrl('../../') : fileUrl('./')
const rootPath = (path: string) => fileURLToPath(new URL(path, root))
const contentDirs = { templatesDir: rootPath('templates'), contentDir: rootPath('content') }

const log = createLogger(settings.logLevel)
logUnhandledRejections(log)
const metrics = settings.metricsToken ? await createMetrics() : undefined
const traces = settings.traces ? await createTracing(settings.traces, log) : undefined
const waited = combineListeners(metrics?.observeTypesetWait, traces?.recordTypesetWait)
const done = combineListeners(metrics?.observeTypeset, traces?.recordTypeset)
const typesetter = createTypesetter({
  workerFile: fileURLToPath(fileUrl(isBuilt ? './typeset-worker.js' : './typeset/worker/worker.ts')),
  templatesDir: contentDirs.templatesDir,
  execArgv,
  watch: waited && done && { queueWaitMs: waited, done },
})
const reader = createImporter({
  processFile: fileURLToPath(fileUrl(isBuilt ? './import-process.js' : './importer/import-process.ts')),
  execArgv,
})
const apiSettings = readApiSettings(env)
const secrets = await loadSecrets(apiSettings)
const api = settings.apiBaseUrl
  ? undefined
  : await startApi(apiSettings, {
      ...contentDirs,
      secrets,
      sqliteWorker: fileUrl(
        isBuilt ? './sqlite-worker.js' : './api/db/sqlite/start-sqlite-worker-with-tsx.mjs',
      ),
      log,
      onStatement: combineListeners(metrics?.observeStatement, traces?.recordStatement),
    }).catch(exitOnStartupError)
const baseUrl = settings.apiBaseUrl ?? 'http://api.internal'
// Late-bound: a stored reference to fetch would hide it from msw.
const send: Send = (input, init) =>
  api
    ? rejectOnAbort(api.fetch(new Request(input, init)), init.signal)
    : fetch(input, traces ? traces.withTraceparent(init) : init)
const onCallEnd = metrics?.observeCall
const traceCall: ApiClientOptions['traceCall'] =
  traces && ((name, call) => traces.traceCall(name, call, callOutcome))
const pages = createApiClient({
  baseUrl,
  send,
  onCallEnd,
  traceCall,
  language: 'zh',
  requestId: 'kept-pages',
  adaptiveTimeout: createAdaptiveTimeout(3_000),
})
// In development, changes show at once.
const readShownVersion = () => pages.call('readShownVersion', {})
/** A page may show the content of this long ago: less than it takes to arrive. */
const maxContentAgeMs = 10
const createCache = (limits: CacheLimits) =>
  isBuilt ? createPageCache(readShownVersion, limits, maxContentAgeMs) : undefined
const [pageCache, memberPageCache] = [createCache(guestPageLimits), createCache(memberPageLimits)]
metrics?.registerGauges({
  typesetting: typesetter.load,
  pageCache: () => totalSize([pageCache, memberPageCache]),
  orders: api?.ordersByState,
  messages: api?.smsUsage,
})
const renderQueue = createRenderQueue()
const remixBuild = withRenderQueue(mapApiErrors(build), renderQueue)
const handleRemix = createRequestHandler(remixBuild, isBuilt ? 'production' : 'development')
const handle = refuseWhileFull(handleRemix, renderQueue)

const shutdown = new AbortController()
const app = createHonoApp({
  settings,
  log,
  handle,
  health: createHealth({
    // A web process without its API reports that on its pages; another one would, too.
    readiness: api?.readiness ?? (() => Promise.resolve({ ok: true })),
    optionalChecks: {
      typesetting: typesetter.healthy,
      ...(!api && {
        api: async () => (await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok,
      }),
    },
    info: { demo: settings.demo, off: api?.disabledProviders ?? [] },
  }),
  shutdownSignal: shutdown.signal,
  devPages: api?.simulator?.fetch,
  forwardWebhook: createWebhookForwarder({ baseUrl, send }),
  pageCache,
  memberPageCache,
  metrics,
  traces,
  matchRoute: createRemixRouteMatcher(remixBuild.routes),
  sessionSecrets: secrets,
  createLoadContext: createLoadContextFactory({
    baseUrl,
    send,
    onCallEnd,
    traceCall,
    sharedSecret: settings.apiSharedSecret,
    typesetter,
    reader,
    log,
    demo: settings.demo,
  }),
})

/** For `remix vite:dev`, which brings its own server. */
export const listener = getRequestListener(app.fetch)

if (isBuilt) {
  await typesetter.ready()
  startServer({
    fetch: app.fetch,
    port: settings.port,
    hostname: settings.host,
    connectionsPerAddress: settings.connectionsPerAddress,
    address: settings.publicOrigin,
    log,
    shutdown,
    close: () => Promise.all([typesetter.close(), reader.close(), api?.close(), traces?.close()]),
  })
}
