import type { HttpBindings } from '@hono/node-server'
import { listen } from './http-server.server'
import type { Logger } from '#app/server/logging/logger.server'

/** Within what a container engine waits before it kills. */
const shutdownTimeoutMs = 8_000

type StartServerOptions = {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  port: number
  hostname: string
  /** Connections of one address at once; undefined: any number. */
  connectionsPerAddress: number | undefined
  address: string
  log: Logger
  /** Aborted when it begins to stop. */
  shutdown: AbortController
  /** Closes what stands behind, once the last answer has left. */
  close(): Promise<unknown>
}

/** Listens until SIGTERM or SIGINT; then finishes what is under way for 8 s at most, closes what stands behind, and ends the process. */
export function startServer({
  fetch,
  port,
  hostname,
  connectionsPerAddress,
  address,
  log,
  shutdown,
  close,
}: StartServerOptions): void {
  const server = listen({
    port,
    hostname,
    connectionsPerAddress,
    onListening: () => log.info({ address }, 'listening'),
    async fetch(request, bindings) {
      const response = await fetch(request, bindings)
      // A caller that keeps its connection would go on asking a server that is about to leave.
      if (shutdown.signal.aborted) response.headers.set('Connection', 'close')
      return response
    },
  })
  function beginShutdown() {
    if (shutdown.signal.aborted) return
    shutdown.abort()
    log.info('stopping')
    server.close(() => void finishShutdown())
    // Streams of news would keep it open as long as somebody listens.
    setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref()
  }
  async function finishShutdown() {
    try {
      await close()
    } catch (error) {
      log.error({ err: error }, 'the end was not clean')
      process.exitCode = 1
    }
    process.exit()
  }
  process.on('SIGTERM', beginShutdown)
  process.on('SIGINT', beginShutdown)
}
