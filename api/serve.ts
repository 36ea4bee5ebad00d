import { join } from 'node:path'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { pino } from 'pino'
import { describeError } from '#telemetry/describe-error'
import { openMetrics } from '#telemetry/metrics'
import { outliveRejections } from '#telemetry/outlive-rejections'
import { tellAll } from '#telemetry/tell-all'
import { openTraces } from '#telemetry/traces'
import { endInWords } from './cannot-start'
import { openApi } from './embedded'
import { createOutside } from './outside'
import { loadSecrets } from './secrets'
import { readApiSettings } from './settings'

// Serves the upstream service alone (npm run start:api); templates/ and content/ lie in the working directory.
const stopLimitMs = 10_000
const settings = readApiSettings(process.env)
const log = pino({ level: settings.logLevel })
let stopping = false
outliveRejections(log)
const fromSource = import.meta.url.endsWith('.ts')
const metrics = settings.metricsToken ? await openMetrics() : undefined
const traces = settings.traces ? await openTraces(settings.traces, log) : undefined

const api = await openApi(settings, {
  sqliteWorker: new URL(fromSource ? './db/sqlite-worker.source.mjs' : './sqlite-worker.js', import.meta.url),
  templatesDir: join(process.cwd(), 'templates'),
  contentDir: join(process.cwd(), 'content'),
  secrets: await loadSecrets(settings),
  log,
  onStatement: tellAll(metrics?.stated, traces?.stated),
}).catch(endInWords)
metrics?.look({ orders: api.orders, messages: api.messages })
const outside = createOutside({
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
      const response = await outside(request, incoming.socket.remoteAddress)
      // Who asks again and again asks another process from now on.
      if (stopping) response.headers.set('connection', 'close')
      return response
    },
  },
  ({ address, port }) => log.info({ address, port }, 'listening'),
)

function stop(signal: string) {
  stopping = true
  log.info({ signal }, 'stopping')
  if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), stopLimitMs).unref()
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
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
