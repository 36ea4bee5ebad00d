import type { HttpBindings } from '@hono/node-server'
import { listen } from './http-server.server'
import type { Log } from './log.server'

/** Within what a container engine waits before it kills. */
const stopLimitMs = 8_000

type Served = {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  port: number
  hostname: string
  /** Connections of one address at once; undefined: any number. */
  connectionsPerAddress: number | undefined
  address: string
  log: Log
  /** Aborted when it begins to stop. */
  stopping: AbortController
  /** Closes what stands behind, once the last answer has left. */
  close(): Promise<unknown>
}

/** Listens until SIGTERM or SIGINT; then finishes what is under way for 8 s at most, closes what stands behind, and ends the process. */
export function serveFront({
  fetch,
  port,
  hostname,
  connectionsPerAddress,
  address,
  log,
  stopping,
  close,
}: Served): void {
  const server = listen({
    port,
    hostname,
    connectionsPerAddress,
    onListening: () => log.info({ address }, 'listening'),
    async fetch(request, bindings) {
      const response = await fetch(request, bindings)
      // A caller that keeps its connection would go on asking a server that is about to leave.
      if (stopping.signal.aborted) response.headers.set('Connection', 'close')
      return response
    },
  })
  function stop() {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info('stopping')
    server.close(() => void end())
    // Streams of news would keep it open as long as somebody listens.
    setTimeout(() => server.closeAllConnections(), stopLimitMs).unref()
  }
  async function end() {
    try {
      await close()
    } catch (error) {
      log.error({ err: error }, 'the end was not clean')
      process.exitCode = 1
    }
    process.exit()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
