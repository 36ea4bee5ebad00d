import type { HttpBindings } from '@hono/node-server'
import { listen } from './http-server.server'
import type { Logger } from '#app/server/logging/logger.server'

/** Shorter than a container engine waits before it kills. */
const shutdownTimeoutMs = 8_000

type StartServerOptions = {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  port: number
  hostname: string
  /** Maximum connections per address; undefined: unlimited. */
  connectionsPerAddress: number | undefined
  address: string
  log: Logger
  /** Aborted when the shutdown begins. */
  shutdown: AbortController
  /** Closes everything behind the server, once the last response has been sent. */
  close(): Promise<unknown>
}

/**
 * Listens until SIGTERM or SIGINT; then finishes running requests for 8 s at most, closes everything behind
 * it, and ends the process.
 */
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
      // Closes keep-alive connections, so that clients do not keep using a server that is about to end.
      if (shutdown.signal.aborted) response.headers.set('Connection', 'close')
      return response
    },
  })
  function beginShutdown() {
    if (shutdown.signal.aborted) return
    shutdown.abort()
    log.info('stopping')
    server.close(() => void finishShutdown())
    // Event streams would keep it open as long as a client listens.
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
