import { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Log } from './log.server'

/** A caller that sends slowly is let go; a person on a bad line sends a photo in this time. */
const receiving = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  maxHeaderSize: 16_384,
  // Longer than a proxy keeps its own end, so that none meets one just closed.
  keepAliveTimeout: 75_000,
}
/** Within what a container engine waits before it kills. */
const stopLimitMs = 8_000

type Served = {
  fetch(request: Request): Response | Promise<Response>
  port: number
  hostname: string
  address: string
  log: Log
  /** Closes what stands behind, once the last answer has left. */
  close(): Promise<unknown>
}

/** Listens until SIGTERM or SIGINT; then finishes what is under way for 8 s at most, closes what stands behind, and ends the process. */
export function serveFront({ fetch, port, hostname, address, log, close }: Served) {
  let stopping = false
  async function answer(request: Request): Promise<Response> {
    const response = await fetch(request)
    // A caller that keeps its connection would go on asking a server that is about to leave.
    if (stopping) response.headers.set('Connection', 'close')
    return response
  }
  const server = serve({ fetch: answer, port, hostname, serverOptions: receiving }, () =>
    log.info({ address }, 'listening'),
  )
  function stop() {
    if (stopping) return
    stopping = true
    log.info('stopping')
    server.close(() => void end())
    // Streams of news would keep it open as long as somebody listens.
    if (server instanceof Server) setTimeout(() => server.closeAllConnections(), stopLimitMs).unref()
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
