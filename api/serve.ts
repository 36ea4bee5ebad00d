import { join } from 'node:path'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { pino } from 'pino'
import { describeError } from '#telemetry/describe-error'
import { createMetrics } from '#telemetry/metrics'
import { logUnhandledRejections } from '#telemetry/log-unhandled-rejections'
import { combineListeners } from '#telemetry/combine-listeners'
import { createTracing } from '#telemetry/tracing'
import { exitOnStartupError } from './server/startup-error'
import { startApi } from './server/start-api'
import { createStandaloneHandler } from './server/standalone-handler'
import { loadSecrets } from './server/load-secrets'
import { readApiSettings } from './settings'

// Serves the API alone (npm run start:api); templates/ and content/ are in the working directory.
const shutdownTimeoutMs = 10_000
const settings = readApiSettings(process.env)
const log = pino({ level: settings.logLevel })
let stopping = false
logUnhandledRejections(log)
const isRunFromSource = import.meta.url.endsWith('.ts')
const metrics = settings.metricsToken ? await createMetrics() : undefined
const traces = settings.traces ? await createTracing(settings.traces, log) : undefined

const api = await startApi(settings, {
  sqliteWorker: new URL(
    isRunFromSource ? './db/sqlite/start-sqlite-worker-with-tsx.mjs' : './sqlite-worker.js',
    import.meta.url,
  ),
  templatesDir: join(process.cwd(), 'templates'),
  contentDir: join(process.cwd(), 'content'),
  secrets: await loadSecrets(settings),
  log,
  onStatement: combineListeners(metrics?.observeStatement, traces?.recordStatement),
}).catch(exitOnStartupError)
metrics?.registerGauges({ orders: api.ordersByState, messages: api.smsUsage })
const handleRequest = createStandaloneHandler({
  fetch: api.fetch,
  readiness: api.readiness,
  isStopping: () => stopping,
  settings,
  metrics,
  traces,
})
const server = serve(
  {
    port: settings.port,
    hostname: settings.host,
    async fetch(request, { incoming }: HttpBindings | Http2Bindings) {
      const response = await handleRequest(request, incoming.socket.remoteAddress)
      // Closes keep-alive connections, so that the client's next request goes to another process.
      if (stopping) response.headers.set('connection', 'close')
      return response
    },
  },
  ({ address, port }) => log.info({ address, port }, 'listening'),
)

function shutDown(signal: string) {
  stopping = true
  log.info({ signal }, 'stopping')
  if ('closeAllConnections' in server)
    setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref()
  server.close(() => void close())
}

async function close(): Promise<void> {
  try {
    await Promise.all([api.close(), traces?.close()])
  } catch (error) {
    log.error({ error: describeError(error) }, 'the end was not clean')
    process.exitCode = 1
  }
  process.exit()
}
process.once('SIGTERM', shutDown)
process.once('SIGINT', shutDown)
