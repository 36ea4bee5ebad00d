import { join } from 'node:path'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { pino } from 'pino'
import { believed } from './believed'
import { openApi } from './embedded'
import { loadSecrets } from './secrets'
import { readApiSettings } from './settings'

// Serves the upstream service alone (npm run start:api); templates/ and content/ lie in the working directory.
const stopLimitMs = 10_000
const settings = readApiSettings(process.env)
const log = pino({ level: settings.logLevel })
let stopping = false
const fromSource = import.meta.url.endsWith('.ts')

const api = await openApi(settings, {
  sqliteWorker: new URL(fromSource ? './db/sqlite-worker.source.mjs' : './sqlite-worker.js', import.meta.url),
  templatesDir: join(process.cwd(), 'templates'),
  contentDir: join(process.cwd(), 'content'),
  secrets: await loadSecrets(settings),
  log,
})
const server = serve(
  {
    port: settings.port,
    hostname: settings.host,
    async fetch(request, { incoming }: HttpBindings | Http2Bindings) {
      const address = incoming.socket.remoteAddress
      const response = await api.fetch(believed(request, { address, sharedSecret: settings.sharedSecret }))
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
  server.close(() => void api.close().then(() => process.exit(0)))
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
