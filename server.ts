import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import * as build from 'virtual:remix/server-build'
import { endInWords } from '#api/cannot-start'
import { openApi } from '#api/embedded'
import { loadSecrets } from '#api/secrets'
import { readApiSettings } from '#api/settings'
import { drawingInTurns } from '#app/server/drawing-turns.server'
import { createFront } from '#app/server/front.server'
import { createHealth } from '#app/server/health.server'
import { createKeptPages } from '#app/server/kept-pages.server'
import { createLog } from '#app/server/log.server'
import { createContexts } from '#app/server/open-context.server'
import { letterPasser } from '#app/server/pass-letter.server'
import { routeNamer } from '#app/server/route-pattern'
import { serveFront } from '#app/server/serve-front.server'
import { tellingToWait } from '#app/server/telling-to-wait.server'
import { warmPictures } from '#app/server/warm-pictures.server'
import { env, settings } from '#app/settings.server'
import { outcomeOf } from '#app/api-client/failure'
import { createPatience } from '#app/api-client/patience'
import { unlessAborted } from '#app/api-client/unless-aborted'
import { type Caller, createUpstream, type Send } from '#app/api-client/upstream'
import { createReader } from '#importer/reader'
import { openMetrics } from '#telemetry/metrics'
import { outliveRejections } from '#telemetry/outlive-rejections'
import { tellAll } from '#telemetry/tell-all'
import { openTraces } from '#telemetry/traces'
import { createTypesetter } from '#typeset/typesetter'

const here = (path: string) => new URL(path, import.meta.url)
const built = import.meta.env.PROD
const execArgv = built ? [] : ['--import', 'tsx']
const root = built ? here('../../') : here('./')
const inRoot = (path: string) => fileURLToPath(new URL(path, root))
const shelf = { templatesDir: inRoot('templates'), contentDir: inRoot('content') }

const log = createLog(settings.logLevel)
outliveRejections(log)
const metrics = settings.metricsToken ? await openMetrics() : undefined
const traces = settings.traces ? await openTraces(settings.traces, log) : undefined
const waited = tellAll(metrics?.typesetWaited, traces?.typesetWaited)
const done = tellAll(metrics?.typeset, traces?.typeset)
const typesetter = createTypesetter({
  workerFile: fileURLToPath(here(built ? './typeset-worker.js' : './typeset/worker.ts')),
  templatesDir: shelf.templatesDir,
  execArgv,
  watch: waited && done && { waited, done },
})
const reader = createReader({
  processFile: fileURLToPath(here(built ? './reading-process.js' : './importer/reading-process.ts')),
  execArgv,
})
const apiSettings = readApiSettings(env)
const secrets = await loadSecrets(apiSettings)
const api = settings.apiBaseUrl
  ? undefined
  : await openApi(apiSettings, {
      ...shelf,
      secrets,
      sqliteWorker: here(built ? './sqlite-worker.js' : './api/db/sqlite-worker.source.mjs'),
      log,
      onStatement: tellAll(metrics?.stated, traces?.stated),
    }).catch(endInWords)
const baseUrl = settings.apiBaseUrl ?? 'http://api.internal'
// Late-bound: a kept reference to fetch would hide it from msw.
const send: Send = (input, init) =>
  api
    ? unlessAborted(api.fetch(new Request(input, init)), init.signal)
    : fetch(input, traces ? traces.carrying(init) : init)
const told = metrics?.called
const traced: Caller['traced'] = traces && ((name, call) => traces.calling(name, call, outcomeOf))
const pages = createUpstream({
  baseUrl,
  send,
  told,
  traced,
  language: 'zh',
  requestId: 'kept-pages',
  patience: createPatience(3_000),
})
// What a developer changes is seen at once.
const keptPages = built ? createKeptPages(() => pages.call('readShownVersion', {})) : undefined
metrics?.look({
  typesetting: typesetter.load,
  keptPages: () => keptPages?.size() ?? { pages: 0, bytes: 0 },
  orders: api?.orders,
  messages: api?.messages,
})
const remix = drawingInTurns(tellingToWait(build as unknown as ServerBuild))
const handle = createRequestHandler(remix, built ? 'production' : 'development')

const stopping = new AbortController()
const front = createFront({
  settings,
  log,
  handle,
  health: createHealth({
    // A web process whose API is away says so on its pages; another one would, too.
    readiness: api?.readiness ?? (() => Promise.resolve({ ok: true })),
    helpful: {
      typesetting: typesetter.healthy,
      ...(!api && {
        api: async () => (await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok,
      }),
    },
    about: { demo: settings.demo, off: api?.off ?? [] },
  }),
  stopping: stopping.signal,
  devPages: api?.simulator?.fetch,
  passLetter: letterPasser({ baseUrl, send }),
  keptPages,
  metrics,
  traces,
  routeOf: routeNamer(remix.routes),
  sessionSecrets: secrets,
  openContext: createContexts({
    baseUrl,
    send,
    told,
    traced,
    sharedSecret: settings.apiSharedSecret,
    typesetter,
    reader,
    log,
    demo: settings.demo,
  }),
})

/** For `remix vite:dev`, which brings its own server. */
export const listener = getRequestListener(front.fetch)

if (built) {
  await typesetter.ready()
  const warming = new AbortController()
  serveFront({
    fetch: front.fetch,
    port: settings.port,
    hostname: settings.host,
    connectionsPerAddress: settings.connectionsPerAddress,
    address: settings.publicOrigin,
    log,
    stopping,
    close: () => {
      warming.abort()
      return Promise.all([typesetter.close(), api?.close(), traces?.close()])
    },
  })
  void warmPictures({ fetch: front.fetch, origin: settings.publicOrigin, log, signal: warming.signal })
}
